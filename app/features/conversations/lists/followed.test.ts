import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { makeConversation, makeFollow, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makePerson, type PersonMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite();
let reader: PersonMade;
let authorId: number;
let groupId: number;
beforeAll(async () => {
  authorId = (await makeMember(site.platform)).id;
});
beforeEach(async () => {
  reader = await makePerson(site.platform);
  groupId = (await makeGroup(site.platform)).id;
});

/** A conversation that the reader follows. */
async function followed(more: { groupId?: number; public?: boolean } = {}): Promise<number> {
  site.clock.advance(MINUTE);
  const { id } = await makeConversation(site.platform, { groupId, authorId, ...more });
  await makeFollow(site.platform, { conversationId: id, memberId: reader.id });
  return id;
}

interface Followed {
  Items: { Conversation: { Id: number }; Owner: object | null }[];
  TotalCount: number;
  NumPages: number;
}

const read = async (path: string): Promise<Followed> =>
  (await request(site, 'GET', `/api/v1/${path}`, { as: reader.as })).json();

const idsOf = ({ Items }: Followed) => Items.map((item) => item.Conversation.Id);

describe('the conversations that a member follows', () => {
  it('are of all groups, the newest contribution first', async () => {
    const [first, second] = [await followed(), await followed({ groupId: (await makeGroup(site.platform)).id })];
    expect(idsOf(await read('conversations/following'))).toEqual([second, first]);
    site.clock.advance(MINUTE);
    const reaction = { as: reader.as, body: { Body: 'Nieuws!' } };
    await request(site, 'POST', `/api/v1/conversations/${first}/reactions`, reaction);
    expect(idsOf(await read('conversations/following'))).toEqual([first, second]);
  });

  it('are paged and counted for each group', async () => {
    const here = await followed();
    const elsewhere = (await makeGroup(site.platform)).id;
    const there = await followed({ groupId: elsewhere });
    const [inGroup, inOther] = [
      await read(`groups/${groupId}/followedconversations`),
      await read(`groups/${elsewhere}/followedconversations`),
    ];
    expect([idsOf(inGroup), inGroup.TotalCount]).toEqual([[here], 1]);
    expect([idsOf(inOther), inOther.TotalCount]).toEqual([[there], 1]);
    expect((await read('conversations/following')).TotalCount).toBe(2);
  });

  it('are in pages of ten', async () => {
    const ids: number[] = [];
    for (let number = 0; number < 12; number += 1) ids.unshift(await followed());
    for (const list of ['conversations/following', `groups/${groupId}/followedconversations`]) {
      const pages = [await read(list), await read(`${list}?page_index=1`)];
      expect(pages.flatMap(idsOf)).toEqual(ids);
      expect(pages[1]).toMatchObject({ TotalCount: 12, NumPages: 2 });
    }
  });

  it('do not include those that others follow, or that the member unfollowed', async () => {
    const other = await makeMember(site.platform);
    const theirs = await makeConversation(site.platform, { groupId, authorId });
    await makeFollow(site.platform, { conversationId: theirs.id, memberId: other.id });
    const mine = await followed();
    expect(idsOf(await read('conversations/following'))).toEqual([mine]);
    await request(site, 'POST', `/api/v1/conversations/${mine}/unfollow`, { as: reader.as });
    expect(await read('conversations/following')).toEqual({ Items: [], TotalCount: 0, NumPages: 0 });
  });

  it('show the author of a closed conversation', async () => {
    await followed({ public: false });
    expect((await read('conversations/following')).Items[0]).toMatchObject({ Owner: { Id: authorId } });
  });
});
