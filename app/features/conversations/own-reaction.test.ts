import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { reactionWithdrawn } from '#app/features/reactions/events.ts';
import { MINUTE } from '#app/platform/clock.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let author: SessionMade;
let reader: SessionMade;
let moderator: SessionMade;
let authorId: number;
let conversationId: number;
let id: number;
beforeEach(async () => {
  const { platform } = site;
  authorId = (await makeMember(platform)).id;
  author = await makeSession(platform, authorId);
  reader = await makeSession(platform, (await makeMember(platform)).id);
  moderator = await makeSession(platform, (await makeMember(platform, { roles: ['moderator'] })).id);
  const { id: groupId } = await makeGroup(platform);
  conversationId = (await makeConversation(platform, { groupId, authorId: null, public: false })).id;
  id = (await makeReaction(platform, { conversationId, authorId, body: 'Eerst dit.' })).id;
});

const edit = (Body: string, { as = author, key }: { as?: SessionMade; key?: string } = {}) =>
  request(site, 'PUT', `/api/v1/conversations/reactions/${id}`, {
    as,
    body: { Body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });
const withdraw = (as = author) => request(site, 'DELETE', `/api/v1/conversations/reactions/${id}`, { as });
const post = (path: string, as: SessionMade, body?: object) => request(site, 'POST', `/api/v1${path}`, { as, body });
const like = (as: SessionMade) => post(`/likes/like/conversationreaction/${id}`, as);
const report = (as: SessionMade) => post(`/conversation-flag/${id}`, as);
const moderate = (Body: string) =>
  post(`/moderators-reactions/conversationreaction/${id}`, moderator, { ...REASONS, Body });

const readRow = () =>
  site.platform.db
    .selectFrom('reaction')
    .select(['body', 'editedAt', 'authorEditedAt', 'withdrawnAt', 'likeCount', 'authorId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const keptTexts = async () =>
  (await site.platform.db.selectFrom('reactionFormerText').select('body').where('reactionId', '=', id).execute()).map(
    ({ body }) => body,
  );
const listed = async (as: SessionMade) =>
  (await request(site, 'GET', `/api/v1/conversations/${conversationId}/reactions`, { as })).json();

const TOO_LATE = 'Je kunt deze reactie niet meer wijzigen. Dat kan alleen in de eerste 15\u00a0minuten.';

describe('editing one’s own reaction', () => {
  it('changes its text, and notes when', async () => {
    site.clock.advance(MINUTE);
    const response = await edit(' Nu dit. ');
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await readRow()).toMatchObject({ body: 'Nu dit.', authorEditedAt: site.clock.now(), editedAt: null });
    expect((await listed(reader)).Reactions[0].Reaction.Body).toBe('Nu dit.');
  });

  it('is possible up to the end of the fifteenth minute', async () => {
    site.clock.advance(15 * MINUTE - 1);
    expect((await edit('Net op tijd.')).statusCode).toBe(200);
    site.clock.advance(1);
    const late = await edit('Net te laat.');
    expect([late.statusCode, late.json().fields]).toEqual([409, { Body: TOO_LATE }]);
    expect(await readRow()).toMatchObject({ body: 'Net op tijd.' });
  });

  it('without a change is not stored, however late', async () => {
    site.clock.advance(60 * MINUTE);
    expect((await edit('Eerst dit.')).statusCode).toBe(200);
    expect(await readRow()).toMatchObject({ authorEditedAt: null });
  });

  it('is for nobody else, not for a moderator either', async () => {
    for (const as of [reader, moderator]) expect((await edit('Van een ander.', { as })).statusCode).toBe(403);
    expect(await readRow()).toMatchObject({ body: 'Eerst dit.', authorEditedAt: null });
  });

  it('is over once a moderator has edited the text, or the author withdrew it', async () => {
    await moderate('Netter gezegd.');
    const moderated = await edit('Toch weer zo.');
    expect([moderated.statusCode, moderated.json().fields.Body]).toEqual([
      409,
      'Je kunt deze reactie niet meer wijzigen. Een moderator heeft de tekst gewijzigd.',
    ]);
    expect(await readRow()).toMatchObject({ body: 'Netter gezegd.' });
    await withdraw();
    const withdrawn = await edit('Toch weer terug.');
    expect([withdrawn.statusCode, withdrawn.json().fields.Body]).toEqual([
      409,
      'Je kunt deze reactie niet meer wijzigen. Je hebt hem ingetrokken.',
    ]);
    expect(await readRow()).toMatchObject({ body: '' });
  });

  it('is validated like a reaction, and R34 done once for its key', async () => {
    expect((await edit(' ')).json().fields).toEqual({ Body: 'Dit veld is verplicht' });
    const key = randomUUID();
    await edit('Een keer.', { key });
    const { authorEditedAt } = await readRow();
    site.clock.advance(MINUTE);
    await edit('Nog iets.');
    expect((await edit('Een keer.', { key })).statusCode).toBe(200);
    expect(await readRow()).toMatchObject({ body: 'Nog iets.' });
    expect(authorEditedAt).not.toEqual((await readRow()).authorEditedAt);
  });

  it('keeps what was reported for the moderators, and nothing else', async () => {
    await edit('Dan dit.');
    await report(reader);
    await edit('Zonder verwijt.');
    expect(await keptTexts()).toEqual(['Dan dit.']);
    expect(await listed(reader)).not.toMatchObject({ Reactions: [{ Reaction: { Body: 'Dan dit.' } }] });
  });

  it('64 times at once, with a withdrawal among them, leaves nothing of the text', async () => {
    const texts = Array.from({ length: 64 }, (_, index) => `Versie ${index}`);
    const responses = await Promise.all(texts.map((text, index) => (index === 32 ? withdraw() : edit(text))));
    expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
    expect(await readRow()).toMatchObject({ body: '' });
  });
});

describe('withdrawing one’s own reaction', () => {
  it('empties it, however old it is; the row, its author and the count stay', async () => {
    const published = await subscribe(site.platform, [reactionWithdrawn]);
    site.clock.advance(200 * MINUTE);
    const response = await withdraw();
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(await readRow()).toMatchObject({ body: '', authorId, withdrawnAt: site.clock.now() });
    const { Total, Reactions } = await listed(reader);
    expect([Total, Reactions[0].Reaction.Body, Reactions[0].Withdrawn]).toEqual([1, '', true]);
    expect(await published()).toEqual([
      [reactionWithdrawn.name, { subjectKind: 'conversation', subjectId: conversationId, reactionId: id }],
    ]);
  });

  it('takes its likes along, and nobody can like or report it any more', async () => {
    await like(reader);
    await withdraw();
    expect(await readRow()).toMatchObject({ likeCount: 0 });
    const likes = await site.platform.db.selectFrom('reactionLike').selectAll().where('reactionId', '=', id).execute();
    expect(likes).toEqual([]);
    for (const mark of [like, report]) expect((await mark(reader)).statusCode).toBe(403);
  });

  it('keeps a report, and what was reported for the moderators', async () => {
    await report(reader);
    await withdraw();
    expect(await keptTexts()).toEqual(['Eerst dit.']);
    const reports = await site.platform.db
      .selectFrom('report')
      .selectAll()
      .where((eb) => eb.and({ subjectKind: 'reaction', subjectId: id }))
      .execute();
    expect(reports).toHaveLength(1);
  });

  it('a second time changes nothing', async () => {
    await withdraw();
    const { withdrawnAt } = await readRow();
    site.clock.advance(MINUTE);
    expect((await withdraw()).statusCode).toBe(200);
    expect(await readRow()).toMatchObject({ withdrawnAt });
  });

  it('is for nobody else; and a moderator has nothing left to edit', async () => {
    for (const as of [reader, moderator]) expect((await withdraw(as)).statusCode).toBe(403);
    expect(await readRow()).toMatchObject({ body: 'Eerst dit.', withdrawnAt: null });
    await withdraw();
    expect((await moderate('Toch iets.')).json().fields).toEqual({
      Body: 'De schrijver heeft dit ingetrokken.',
    });
  });
});
