import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { makeConversation, makeFollow, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { listFollowed } from './lists/followed.ts';
import { countNewReactions } from './lists/new-reactions.ts';
import * as conversationPage from './pages/conversation.tsx';

let readerId: number;
let reader: SessionMade;
let authorId: number;
let group: { id: number; slug: string };
let conversation: { id: number; slug: string };
const site = setUpTestSite({}, { pages: onePage('groepen/:group/:conversation', conversationPage) });
beforeAll(async () => {
  const { platform } = site;
  authorId = (await makeMember(platform)).id;
  group = await makeGroup(platform);
});
beforeEach(async () => {
  const { platform } = site;
  readerId = (await makeMember(platform)).id;
  reader = await makeSession(platform, readerId);
  conversation = await makeConversation(platform, { groupId: group.id, authorId });
});

const react = async (by = authorId): Promise<number> =>
  (await makeReaction(site.platform, { conversationId: conversation.id, authorId: by })).id;

const visit = (LastSeenId?: number, { as = reader, id = conversation.id } = {}) =>
  request(site, 'POST', `/api/v1/conversations/${id}/visit`, { as, body: LastSeenId ? { LastSeenId } : {} });

const since = async (as: SessionMade | null = reader) =>
  (await request(site, 'GET', `/groepen/${group.slug}/${conversation.slug}`, { as })).json().loader.since;

const visits = () =>
  site.platform.db.selectFrom('visit').select('lastSeenId').where('memberId', '=', readerId).execute();

describe('what is new since the last visit', () => {
  it('is nothing at a first visit, then what others wrote after the last reaction that was seen', async () => {
    const seen = await react();
    expect(await since()).toBeNull();
    await visit(seen);
    expect(await since()).toEqual({ lastSeenId: seen, firstNewId: null, newCount: 0 });
    await react(readerId);
    const first = await react();
    await react();
    expect(await since()).toEqual({ lastSeenId: seen, firstNewId: first, newCount: 2 });
    expect(await since(null)).toBeNull();
  });

  it('leaves out what was withdrawn, and who the viewer blocks', async () => {
    const { platform } = site;
    await visit();
    const withdrawn = await react();
    const blocked = await makeMember(platform);
    await makeBlock(platform, { blockerId: readerId, blockedId: blocked.id });
    await react(blocked.id);
    const author = await makeSession(platform, authorId);
    await request(site, 'DELETE', `/api/v1/conversations/reactions/${withdrawn}`, { as: author });
    expect(await since()).toEqual({ lastSeenId: 0, firstNewId: null, newCount: 0 });
  });

  it('has what is on a later page as well, of a conversation of several pages', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 120; made += 1) ids.push(await react());
    await visit(ids[49]);
    expect(await since()).toEqual({ lastSeenId: ids[49], firstNewId: ids[50], newCount: 70 });
    const page = `/groepen/${group.slug}/${conversation.slug}?reactie=${ids[50]}`;
    const { headers } = await request(site, 'GET', page, { as: reader });
    expect(headers.location).toBe(`/groepen/${group.slug}/${conversation.slug}?page=2#reactie-${ids[50]}`);
  });

  it('is counted up to a hundred', async () => {
    await visit();
    for (let made = 0; made < 103; made += 1) await react();
    expect(await since()).toMatchObject({ newCount: 100 });
  });

  it('is counted in lists, for what the viewer visited before', async () => {
    const { platform } = site;
    const never = await makeConversation(platform, { groupId: group.id, authorId });
    await makeReaction(platform, { conversationId: never.id, authorId });
    for (const { id } of [conversation, never]) await makeFollow(platform, { conversationId: id, memberId: readerId });
    await visit();
    await react();
    const ctx = {
      platform,
      viewer: { memberId: readerId, blockedBy: [] },
      page: { dependsOn: () => undefined },
      isPage: () => true,
    };
    const { items } = await listFollowed(ctx as never, { index: 0, size: 10 });
    expect(items).toHaveLength(2);
    expect(await countNewReactions(ctx as never, items)).toEqual({ [conversation.id]: 1 });
    expect(await countNewReactions({ ...ctx, viewer: null } as never, items)).toEqual({});
  });
});

describe('a visit', () => {
  it('is written by its call alone, never by a page that is loaded', async () => {
    await react();
    await since();
    expect(await visits()).toEqual([]);
  });

  it('never goes back, nor past the last reaction of the conversation', async () => {
    const [first, second] = [await react(), await react()];
    const elsewhere = await makeConversation(site.platform, { groupId: group.id, authorId });
    const last = await makeReaction(site.platform, { conversationId: elsewhere.id, authorId });
    await visit(second);
    await visit(first);
    expect(await visits()).toEqual([{ lastSeenId: second }]);
    for (const far of [last.id, 2_000_000_000]) await visit(far);
    expect(await visits()).toEqual([{ lastSeenId: second }]);
  });

  it('of 16 at once leaves the furthest', async () => {
    const ids: number[] = [];
    for (let made = 0; made < 16; made += 1) ids.push(await react());
    const responses = await Promise.all(ids.toReversed().map((id) => visit(id)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await visits()).toEqual([{ lastSeenId: ids.at(-1) }]);
  });

  it('of a conversation that is not there is a 404', async () => {
    expect((await visit(1, { id: 2_000_000_000 })).statusCode).toBe(404);
  });
});
