import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DB } from '#app/platform/database/types.generated.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import {
  type MemberMade,
  makeConversation,
  makeGroup,
  makeMember,
  makeReaction,
  makeSession,
  type SessionMade,
} from '#tests/support/factory.ts';
import { request } from '#tests/support/request.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { conversationLiked, conversationUnliked } from './events.ts';

let site: TestSite;
let author: MemberMade;
let authors: SessionMade;
let reader: MemberMade;
let readers: SessionMade;
let conversationId: number;
let reactionId: number;
beforeAll(async () => {
  site = await openTestSite();
  const { platform } = site;
  [author, reader] = [await makeMember(platform), await makeMember(platform)];
  [authors, readers] = [await makeSession(platform, author.id), await makeSession(platform, reader.id)];
  const group = await makeGroup(platform);
  conversationId = (await makeConversation(platform, { groupId: group.id, authorId: author.id })).id;
  reactionId = (await makeReaction(platform, { conversationId, authorId: author.id })).id;
});
afterAll(() => site.close());

type Kept = 'conversationLike' | 'conversationFollow' | 'reactionLike' | 'reactionFlag';

const rows = (table: Kept) =>
  site.platform.db
    .selectFrom(table as keyof DB & Kept)
    .select('memberId')
    .execute();

const post = async (path: string, as: SessionMade) => (await request(site, 'POST', path, { as })).statusCode;

const kinds: [what: string, table: Kept, on: () => string][] = [
  ['liking a conversation', 'conversationLike', () => `/api/v1/likes/like/conversation/${conversationId}`],
  ['following a conversation', 'conversationFollow', () => `/api/v1/conversations/${conversationId}/follow`],
  ['liking a reaction', 'reactionLike', () => `/api/v1/likes/like/conversationreaction/${reactionId}`],
  ['flagging a reaction', 'reactionFlag', () => `/api/v1/conversation-flag/${reactionId}`],
];

describe.each(kinds)('%s', (_what, table, on) => {
  it('R26 is refused for what one wrote oneself', async () => {
    const response = await request(site, 'POST', on(), { as: authors });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: 'forbidden' });
    expect(await rows(table)).toEqual([]);
  });

  it('is one row of who did it, however often', async () => {
    expect([await post(on(), readers), await post(on(), readers)]).toEqual([200, 200]);
    expect(await rows(table)).toEqual([{ memberId: reader.id }]);
  });
});

describe.each(kinds.slice(0, 3))('after %s', (_what, table, on) => {
  it('it can be taken back, and again without complaint', async () => {
    const off = on().replace('/like/', '/unlike/').replace('/follow', '/unfollow');
    expect([await post(off, readers), await post(off, readers)]).toEqual([200, 200]);
    expect(await rows(table)).toEqual([]);
  });
});

it('each is published when a row came or went, and only then: by ids and nothing else', async () => {
  const { jobs } = site.platform;
  const kinds = [conversationLiked, conversationUnliked].map((event) => ({
    kind: jobKind({ name: `tests.${event.name}`, payload: z.record(z.string(), z.unknown()) }),
    event,
  }));
  await jobs.declare(kinds);
  const conversation = `conversation/${conversationId}`;
  for (const act of ['like', 'like', 'unlike', 'unlike']) await post(`/api/v1/likes/${act}/${conversation}`, readers);
  const published: unknown[] = [];
  for (const { kind } of kinds) await jobs.drain(kind, async (payload) => void published.push(payload));
  expect(published).toEqual(Array(2).fill({ conversationId, memberId: reader.id }));
});

describe('R27 a flag', () => {
  const flaggedFor = async (as: SessionMade | null) =>
    (await request(site, 'GET', `/api/v1/conversations/${conversationId}/reactions`, { as })).json().Reactions[0]
      .Flagged;

  it('is seen by the one who set it, and by no other reader', async () => {
    await post(`/api/v1/conversation-flag/${reactionId}`, readers);
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(await flaggedFor(readers)).toBe(true);
    for (const as of [authors, other, null]) expect(await flaggedFor(as)).toBe(false);
  });
});

it('one may stop following a conversation that one began', async () => {
  const mine = { conversationId, memberId: author.id, createdAt: site.clock.now() };
  await site.platform.db.insertInto('conversationFollow').values(mine).execute();
  expect(await post(`/api/v1/conversations/${conversationId}/unfollow`, authors)).toBe(200);
  expect(await rows('conversationFollow')).toEqual([]);
});
