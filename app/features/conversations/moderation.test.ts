import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentEdited } from '#app/features/moderation/events.ts';
import { moderatorMessageWritten } from '#app/features/reactions/events.ts';
import { listReactions } from '#app/features/reactions/index.ts';
import { MINUTE } from '#app/platform/clock.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { REASONS } from '#tests/support/moderation.ts';
import { request } from '#tests/support/request.ts';
import { subscribe } from '#tests/support/subscribe.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { THOROUGH } from '#tests/support/thorough.ts';
import { conversationReactions } from './reactions.ts';

const site = setUpTestSite();

/** How many moderators' edits of one text come at once. */
const CONCURRENT = THOROUGH ? 64 : 24;

let authorId: number;
let moderators: [SessionMade, SessionMade];
let conversationId: number;
beforeAll(async () => {
  const { platform } = site;
  authorId = (await makeMember(platform)).id;
  const moderator = async () => makeSession(platform, (await makeMember(platform, { roles: ['moderator'] })).id);
  moderators = [await moderator(), await moderator()];
});
beforeEach(async () => {
  const group = await makeGroup(site.platform);
  conversationId = (await makeConversation(site.platform, { groupId: group.id, authorId })).id;
});

describe('R27 a moderator’s edit of a reaction', () => {
  const make = async (body: string) => (await makeReaction(site.platform, { conversationId, authorId, body })).id;
  const edit = (id: number, Body: string, as: SessionMade) =>
    request(site, 'POST', `/api/v1/moderators-reactions/conversationreaction/${id}`, {
      as,
      body: { ...REASONS, Body },
    });
  const reaction = (id: number) =>
    site.platform.db
      .selectFrom('reaction')
      .select(['body', 'authorId', 'editedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const audit = (id: number) =>
    site.platform.db
      .selectFrom('editedText')
      .select(['former as body', 'moderatorId', 'editedAt as createdAt'])
      .where((eb) => eb.and({ kind: 'reaction', subjectId: id }))
      .orderBy('id')
      .execute();

  it('stores the former text, its moderator and the time; the author stays', async () => {
    const id = await make('Met een telefoonnummer erin.');
    site.clock.advance(MINUTE);
    expect((await edit(id, 'Zonder telefoonnummer.', moderators[0])).statusCode).toBe(200);
    const now = site.clock.now();
    expect(await reaction(id)).toEqual({ body: 'Zonder telefoonnummer.', authorId, editedAt: now });
    expect(await audit(id)).toEqual([
      { body: 'Met een telefoonnummer erin.', moderatorId: expect.any(Number), createdAt: now },
    ]);
  });

  it('of a reported one is an act on its case, and is refused while another moderator holds that', async () => {
    const { id: caseId, reaction: reported } = await makeCase(site.platform);
    const published = await subscribe(site.platform, [contentEdited]);
    const path = `/api/v1/moderation/cases/${caseId}`;
    await edit(reported.id, 'Netter gezegd.', moderators[0]);
    const { Actions } = (await request(site, 'GET', path, { as: moderators[0] })).json();
    expect(Actions).toMatchObject([{ Action: 'edit', User: { Id: expect.any(Number) } }]);
    expect(await published()).toMatchObject([[contentEdited.name, { kind: 'reaction', subjectId: reported.id }]]);
    await edit(reported.id, 'Netter gezegd.', moderators[0]);
    await request(site, 'POST', `${path}/claim`, { as: moderators[1] });
    const refused = await edit(reported.id, 'Toch anders.', moderators[0]);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      409,
      { Body: 'Een andere moderator is met deze zaak bezig. Er is niets veranderd.' },
    ]);
    expect((await edit(reported.id, 'Nog netter.', moderators[1])).statusCode).toBe(200);
    expect((await audit(reported.id)).map(({ body: text }) => text)).toHaveLength(2);
    const log = (await request(site, 'GET', path, { as: moderators[0] })).json().Actions;
    expect(log.map(({ Action }: { Action: string }) => Action)).toEqual(['edit', 'claim', 'edit']);
  });

  it('of what the moderator wrote tells them nothing of a case about it', async () => {
    const { reaction: reported, author } = await makeCase(site.platform);
    await site.platform.db
      .insertInto('memberRole')
      .values({ memberId: author.id, role: 'moderator', grantedAt: site.clock.now() })
      .execute();
    const edited = await edit(reported.id, 'Ik zei niets.', await makeSession(site.platform, author.id));
    expect(edited.statusCode).toBe(200);
    const about = site.platform.db.selectFrom('moderationCase').select('id').where('subjectId', '=', reported.id);
    const [{ id } = { id: 0 }, ...others] = await about.where('kind', '=', 'reaction').execute();
    const seen = await request(site, 'GET', `/api/v1/moderation/cases/${id}`, { as: moderators[0] });
    expect([others, seen.json().Actions]).toEqual([[], []]);
  });

  it('without a change is not stored', async () => {
    const id = await make('Precies zo.');
    await edit(id, ' Precies zo.\r\n', moderators[0]);
    expect([await audit(id), (await reaction(id)).editedAt]).toEqual([[], null]);
  });

  it('concurrent with another leaves the last text, and stores both former texts', async () => {
    const id = await make('Eerst dit.');
    await Promise.all([edit(id, 'Volgens de een.', moderators[0]), edit(id, 'Volgens de ander.', moderators[1])]);
    const former = (await audit(id)).map(({ body: text }) => text);
    const { body } = await reaction(id);
    expect(former[0]).toBe('Eerst dit.');
    expect([...former, body].sort()).toEqual(['Eerst dit.', 'Volgens de ander.', 'Volgens de een.']);
  });

  it(`of ${CONCURRENT} concurrent ones loses no former text`, async () => {
    const id = await make('Versie 0');
    const texts = Array.from({ length: CONCURRENT }, (_, index) => `Versie ${index + 1}`);
    const edits = await Promise.all(texts.map((text, index) => edit(id, text, moderators[index % 2 ? 0 : 1])));
    // On a busy machine an edit may have waited too long for those before it.
    expect(edits.filter(({ statusCode }) => ![200, 503].includes(statusCode))).toEqual([]);
    const accepted = texts.filter((_, index) => edits[index]?.statusCode === 200);
    expect(accepted.length).toBeGreaterThan(8);
    const former = (await audit(id)).map(({ body: text }) => text);
    expect([...former, (await reaction(id)).body].sort()).toEqual(['Versie 0', ...accepted].sort());
  });

  it('is validated like a reaction: required, and not too long', async () => {
    const id = await make('Iets.');
    const fields = async (text: string) => (await edit(id, text, moderators[0])).json().fields;
    expect(await fields(' ')).toEqual({ Body: 'Dit veld is verplicht' });
    const tooLong = 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens';
    expect(await fields('a'.repeat(4001))).toEqual({ Body: tooLong });
  });
});

describe('a moderator’s message', () => {
  const send = (Msg: string, key?: string) =>
    request(site, 'POST', `/api/v1/moderators-reactions/conversation/${conversationId}`, {
      as: moderators[0],
      body: { Msg },
      ...(key && { headers: { 'idempotency-key': key } }),
    });

  it('is a labelled reaction, counted like any other; R34 with the same key once', async () => {
    const key = randomUUID();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send('Even vriendelijk blijven.', key)));
    expect(new Set(responses.map((response) => response.json().Id)).size).toBe(1);
    const rows = await site.platform.db
      .selectFrom('reaction')
      .select(['body', 'moderatorMessage'])
      .where((eb) => eb.and({ subjectKind: 'conversation', subjectId: conversationId }))
      .execute();
    expect(rows).toEqual([{ body: 'Even vriendelijk blijven.', moderatorMessage: true }]);
    const conversation = await site.platform.db
      .selectFrom('conversation')
      .select('reactionCount')
      .where('id', '=', conversationId)
      .execute();
    expect(conversation).toEqual([{ reactionCount: 1 }]);
  });

  it('publishes an event, by which the owner can be notified', async () => {
    const published = await subscribe(site.platform, [moderatorMessageWritten]);
    const { Id } = (await send('Even de aandacht.')).json();
    expect(await published()).toEqual([
      [moderatorMessageWritten.name, { subjectKind: 'conversation', subjectId: conversationId, reactionId: Id }],
    ]);
  });

  it('is required', async () => {
    expect((await send('')).json().fields).toEqual({ Msg: 'Dit veld is verplicht' });
  });

  it('stays labelled when its author is no longer a moderator', async () => {
    const author = await makeMember(site.platform, { roles: ['moderator'], public: true });
    const as = await makeSession(site.platform, author.id);
    const path = `/api/v1/moderators-reactions/conversation/${conversationId}`;
    await request(site, 'POST', path, { as, body: { Msg: 'Als moderator.' } });
    await request(site, 'POST', `/api/v1/conversations/${conversationId}/reactions`, { as, body: { Body: 'Gewoon.' } });
    await site.platform.db.deleteFrom('memberRole').where('memberId', '=', author.id).execute();
    const page = new PageMetadata();
    const ctx = { platform: site.platform, viewer: null, page, isPage: () => true } as unknown as RequestContext;
    const shown = await listReactions(ctx, conversationReactions, conversationId, { index: 0, size: 50 });
    expect(shown.map(({ body, author: { moderator } }) => [body, moderator])).toEqual([
      ['Als moderator.', true],
      ['Gewoon.', undefined],
    ]);
  });
});
