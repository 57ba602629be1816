import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features as siteFeatures } from '#app/features.ts';
import type { CaseKind, CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { type MemberMade, makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openModeration, REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';

/* Something new that members write, in a table and on a page of its own, is reported and judged by one declaration. */

interface Note {
  id: number;
  authorId: number | null;
  title: string;
  body: string;
  createdAt: Date;
  hiddenAt: Date | null;
}

const listNotes = async (db: Database, ids: readonly number[]): Promise<Note[]> =>
  (await sql<Note>`select * from planted_note where id = any(${[...ids]})`.execute(db)).rows;

const declared = {
  async findReportable(db, id) {
    const [note] = await listNotes(db, [id]);
    return note && { authorId: note.authorId, shown: note.hiddenAt === null };
  },
  listSubjects: async (db, ids): Promise<CaseSubject[]> =>
    (await listNotes(db, ids)).map(({ body, ...note }) => ({
      ...note,
      ...{ text: body, path: `/briefjes/${note.id}`, changedAt: note.createdAt, withdrawn: false },
    })),
  readContext: async () => ({ nearby: [], former: [] }),
  findTraces: async () => ({}),
} satisfies Partial<CaseKind>;

const ofNotes: CaseKind = {
  ...declared,
  name: 'note',
  label: 'Briefje op het prikbord',
  own: 'je briefje op het prikbord',
  async setHidden({ db }, { id, hiddenAt }) {
    const [note] = await listNotes(db, [id]);
    if (!note) throw new AppError('not_found');
    if ((note.hiddenAt === null) === (hiddenAt === null)) return false;
    await sql`update planted_note set hidden_at = ${hiddenAt} where id = ${id}`.execute(db);
    return true;
  },
};

/** The same notes, as a kind of which moderators hide nothing. */
const ofLastingNotes: CaseKind = {
  ...declared,
  ...{ name: 'lasting-note', label: 'Briefje dat blijft', own: 'je briefje dat blijft' },
};

const plantedFeature = defineFeature({
  name: 'planted',
  caseKinds: [ofNotes, ofLastingNotes],
  mount(server, { platform }) {
    server.get<{ Params: { id: string } }>('/briefjes/:id', async ({ params }, reply) => {
      const [note] = await listNotes(platform.db, [Number(params.id)]);
      return note && !note.hiddenAt ? note.body : reply.code(404).send();
    });
  },
});

const { site, one, two, send, act, read } = await openModeration({
  pages: await allPages(),
  features: [...siteFeatures, plantedFeature],
});
const { db } = site.platform;
afterAll(() => site.close());
beforeAll(() =>
  sql`
    create table planted_note (
      id integer generated always as identity primary key,
      author_id integer references member on delete set null,
      title text not null,
      body text not null,
      created_at timestamptz not null,
      hidden_at timestamptz
    )
  `.execute(db),
);

const TEXT = 'Wat een prutser ben jij. Kom maar hier.';

async function makeNote() {
  const [author, reader] = [await makeMember(site.platform), await makeMember(site.platform)];
  const inserted = await sql<{ id: number }>`
    insert into planted_note (author_id, title, body, created_at)
    values (${author.id}, 'Gezocht', ${TEXT}, ${site.clock.now()}) returning id
  `.execute(db);
  return { id: inserted.rows[0]?.id ?? 0, author, reader };
}

const open = async (path: `/${string}`, by: MemberMade | null = null) =>
  request(site, 'GET', path, { ...(by && { as: await makeSession(site.platform, by.id) }) });

/** Reports a note as this kind, and gives its case. */
async function report(kind: CaseKind, { id, reader }: { id: number; reader: MemberMade }): Promise<number> {
  const body = { Reason: 'insult', Sentence: 'Kom maar hier.' };
  expect((await send(reader, 'POST', `reports/${kind.name}/${id}`, body)).statusCode).toBe(200);
  const opened = db
    .selectFrom('moderationCase')
    .select('id')
    .where((eb) => eb.and({ kind: kind.name, subjectId: id }));
  return (await opened.executeTakeFirstOrThrow()).id;
}

it('is reported by members and visitors from the one form, and not by who wrote it', async () => {
  const { id, author, reader } = await makeNote();
  for (const by of [reader, null]) {
    const { body } = await open(`/melden/note/${id}`, by);
    for (const words of [ofNotes.label, 'Wat een prutser ben jij.', `href="/briefjes/${id}"`])
      expect(body).toContain(words);
  }
  expect((await open(`/melden/note/${id}`, author)).statusCode).toBe(403);
  await report(ofNotes, { id, reader });
  const visitor = { body: { Reason: 'threat', Email: 'bezoeker@example.org' } };
  expect((await request(site, 'POST', `/api/v1/reports/note/${id}`, visitor)).statusCode).toBe(200);
  expect((await send(author, 'POST', `reports/note/${id}`, { Reason: 'insult' })).statusCode).toBe(403);
});

it('is shown on the desk and in its case, with the way to its page', async () => {
  const { id, reader } = await makeNote();
  const caseId = await report(ofNotes, { id, reader });
  expect(await read(caseId)).toMatchObject({
    Kind: 'note',
    Subject: { Title: 'Gezocht', Text: TEXT, Path: `/briefjes/${id}`, Hidden: false },
    Reported: [{ Text: TEXT }],
  });
  const { body } = await open(`/moderatie/${caseId}`, one);
  for (const words of [ofNotes.label, 'Gezocht', TEXT.slice(0, 24), `href="/briefjes/${id}"`])
    expect(body).toContain(words);
  expect((await open('/moderatie', one)).body).toContain(`href="/moderatie/${caseId}"`);
});

it('is hidden and shown again, which its author and who reported are told, and objects to', async () => {
  const { id, author, reader } = await makeNote();
  const caseId = await report(ofNotes, { id, reader });
  expect((await open(`/moderatie/${caseId}`, one)).body).toContain('Verberg');
  expect(await act(one, caseId, 'handle', { Outcome: 'hidden', ...REASONS })).toBe(200);
  expect((await open(`/briefjes/${id}`)).statusCode).toBe(404);
  expect((await open(`/melden/note/${id}`, reader)).statusCode).toBe(404);
  const decided = db.selectFrom('decision').select('code').where('caseId', '=', caseId);
  const { code } = await decided.executeTakeFirstOrThrow();
  expect((await open(`/meldingen/${code}`, author)).body).toContain('je briefje op het prikbord');
  for (const { email } of [author, reader])
    expect((await site.mailsTo(email)).map(({ text }) => text).join()).toContain('/meldingen/');
  await send(author, 'POST', `decisions/${code}/objection`, { Text: 'Het was een grapje.' });
  const objection = db.selectFrom('objection').select('id').where('memberId', '=', author.id);
  const answer = { Granted: true, Answer: 'Je hebt gelijk.' };
  const path = `moderation/objections/${(await objection.executeTakeFirstOrThrow()).id}/answer`;
  expect((await send(two, 'POST', path, answer)).statusCode).toBe(200);
  expect((await open(`/briefjes/${id}`)).body).toBe(TEXT);
});

it('is hidden by no form and no call where its kind does not declare how', async () => {
  const { id, reader } = await makeNote();
  const caseId = await report(ofLastingNotes, { id, reader });
  expect((await open(`/moderatie/${caseId}`, one)).body).not.toContain('Verberg');
  expect(await act(one, caseId, 'hide')).toBe(404);
  expect(await act(one, caseId, 'handle', { Outcome: 'hidden', ...REASONS })).toBe(422);
  expect(await act(one, caseId, 'handle', { Outcome: 'kept' })).toBe(200);
  expect((await open(`/briefjes/${id}`)).body).toBe(TEXT);
});
