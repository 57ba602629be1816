import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { makeConversation, makeGroup, makeTerm } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

interface ListPage {
  Items: { Conversation: { Id: number }; Owner: object | null; NumberOfReactions: number | null }[];
  TotalCount: number;
  NumPages: number;
}

const site = setUpTestSite();
let session: SessionMade;
let authorId: number;
let group: { id: number };
beforeAll(async () => {
  authorId = (await makeMember(site.platform, { public: true })).id;
  session = await makeSession(site.platform, (await makeMember(site.platform)).id);
});
beforeEach(async () => {
  group = await makeGroup(site.platform);
});

async function conversation(more: { public?: boolean } = {}): Promise<{ id: number }> {
  site.clock.advance(MINUTE);
  return makeConversation(site.platform, { groupId: group.id, authorId, ...more });
}

const requestList = (query: string, as: SessionMade | null = null, { id } = group) =>
  request(site, 'GET', `/api/v1/groups/${id}/conversations/filterbyterms?${query}`, { as });

const find = async (query: string, as: SessionMade | null = null): Promise<ListPage> =>
  (await requestList(query, as)).json();

const idsOf = ({ Items }: ListPage) => Items.map((item) => item.Conversation.Id);

describe('the conversations of a group about some terms', () => {
  it('are about at least one of them, each once and counted once, the newest contribution first', async () => {
    const [first, second, third] = [await conversation(), await conversation(), await conversation()];
    const one = await makeTerm(site.platform, { groupId: group.id, about: [first, second] });
    const other = await makeTerm(site.platform, { groupId: group.id, about: [second, third] });
    const none = await makeTerm(site.platform, { groupId: group.id });

    expect(idsOf(await find(`groupTermIds=${one.id}`))).toEqual([second.id, first.id]);
    for (const both of [`groupTermIds=${one.id},${other.id}`, `groupTermIds=${one.id}&groupTermIds=${other.id}`]) {
      const found = await find(both);
      expect(idsOf(found)).toEqual([third.id, second.id, first.id]);
      expect(found.TotalCount).toBe(3);
    }
    expect(await find(`groupTermIds=${none.id}`)).toEqual({ Items: [], TotalCount: 0, NumPages: 0 });
  });

  it('are paged and counted by the terms, not by the group', async () => {
    const about = [];
    for (let number = 0; number < 12; number += 1) about.push(await conversation());
    await conversation();
    const { id } = await makeTerm(site.platform, { groupId: group.id, about });
    const pages = [await find(`groupTermIds=${id}`), await find(`groupTermIds=${id}&page_index=1`)];
    expect(pages.flatMap(idsOf)).toEqual(about.map((made) => made.id).reverse());
    for (const page of pages) expect(page).toMatchObject({ TotalCount: 12, NumPages: 2 });
  });

  it('are all of them without terms', async () => {
    await conversation();
    for (const query of ['', 'groupTermIds=', 'page_index=0']) expect((await find(query)).TotalCount).toBe(1);
  });

  it('are none for a term of another group', async () => {
    const mine = await conversation();
    const { id } = await makeTerm(site.platform, { groupId: group.id, about: [mine] });
    group = await makeGroup(site.platform);
    await conversation();
    expect(await find(`groupTermIds=${id}`)).toMatchObject({ Items: [], TotalCount: 0 });
  });

  it('R14, R18 do not reveal the terms of a closed conversation to a visitor', async () => {
    const [open, closed] = [await conversation(), await conversation({ public: false })];
    const { id } = await makeTerm(site.platform, { groupId: group.id, about: [open, closed] });
    const { id: rare } = await makeTerm(site.platform, { groupId: group.id, about: [closed] });
    const visitors = await find(`groupTermIds=${id}`);
    expect([idsOf(visitors), visitors.TotalCount]).toEqual([[open.id], 1]);
    expect(await find(`groupTermIds=${rare}`)).toEqual({ Items: [], TotalCount: 0, NumPages: 0 });
    expect((await find(`groupTermIds=${id}`, session)).TotalCount).toBe(2);
  });

  it.each(['abc', '0', '-1', '1.5', '2147483648', Array.from({ length: 51 }, (_, id) => id + 1).join(',')])(
    'can’t be listed by %s',
    async (ids) => {
      const response = await requestList(`groupTermIds=${ids}`);
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().fields)).toEqual(['groupTermIds']);
    },
  );
});
