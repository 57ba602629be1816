import { beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '#app/platform/database/types.generated.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let author: MemberMade;
let authorSession: SessionMade;
let reader: MemberMade;
let readerSession: SessionMade;
let conversationId: number;
let reactionId: number;
beforeAll(async () => {
  const { platform } = site;
  [author, reader] = [await makeMember(platform), await makeMember(platform)];
  [authorSession, readerSession] = [await makeSession(platform, author.id), await makeSession(platform, reader.id)];
  const group = await makeGroup(platform);
  conversationId = (await makeConversation(platform, { groupId: group.id, authorId: author.id })).id;
  reactionId = (await makeReaction(platform, { conversationId, authorId: author.id })).id;
});

type MarkTable = 'conversationLike' | 'conversationFollow' | 'reactionLike' | 'report';

const rows = (table: MarkTable) =>
  site.platform.db
    .selectFrom(table as keyof DB & MarkTable)
    .select('memberId')
    .execute();

const post = async (path: string, as: SessionMade) => (await request(site, 'POST', path, { as })).statusCode;

const kinds: [what: string, table: MarkTable, on: () => string][] = [
  ['liking a conversation', 'conversationLike', () => `/api/v1/likes/like/conversation/${conversationId}`],
  ['following a conversation', 'conversationFollow', () => `/api/v1/conversations/${conversationId}/follow`],
  ['liking a reaction', 'reactionLike', () => `/api/v1/likes/like/conversationreaction/${reactionId}`],
  ['reporting a reaction', 'report', () => `/api/v1/conversation-flag/${reactionId}`],
];

describe.each(kinds.filter(([, table]) => table !== 'conversationFollow'))('%s', (_what, table, on) => {
  it('R26 is forbidden for one’s own text', async () => {
    const response = await request(site, 'POST', on(), { as: authorSession });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ error: 'forbidden' });
    expect(await rows(table)).toEqual([]);
  });
});

describe.each(kinds)('%s', (_what, table, on) => {
  it('inserts one row for a member, however often it is done', async () => {
    expect([await post(on(), readerSession), await post(on(), readerSession)]).toEqual([200, 200]);
    expect(await rows(table)).toEqual([{ memberId: reader.id }]);
  });
});

describe.each(kinds.slice(0, 3))('after %s', (_what, table, on) => {
  it('the mark can be removed, and removing it again is no error', async () => {
    const off = on().replace('/like/', '/unlike/').replace('/follow', '/unfollow');
    expect([await post(off, readerSession), await post(off, readerSession)]).toEqual([200, 200]);
    expect(await rows(table)).toEqual([]);
  });
});

describe('R27 a report', () => {
  const reportedFor = async (as: SessionMade | null) =>
    (await request(site, 'GET', `/api/v1/conversations/${conversationId}/reactions`, { as })).json().Reactions[0]
      .Flagged;

  it('is visible to the member who set it, and to nobody else', async () => {
    await post(`/api/v1/conversation-flag/${reactionId}`, readerSession);
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(await reportedFor(readerSession)).toBe(true);
    for (const as of [authorSession, other, null]) expect(await reportedFor(as)).toBe(false);
  });
});

it('the author of a conversation may unfollow it, and follow it again', async () => {
  const toggle = (mark: 'follow' | 'unfollow') =>
    post(`/api/v1/conversations/${conversationId}/${mark}`, authorSession);
  expect(await toggle('follow')).toBe(200);
  expect(await rows('conversationFollow')).toEqual([{ memberId: author.id }]);
  expect(await toggle('unfollow')).toBe(200);
  expect(await rows('conversationFollow')).toEqual([]);
});
