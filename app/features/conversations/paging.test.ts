import { beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const SIZE = 3;
const COUNT = 7;

const site = setUpTestSite();
let groupId: number;
/** The conversations of the group, the newest first, and the reactions in one of them, the oldest first. */
const conversations: number[] = [];
const reactions: number[] = [];
beforeAll(async () => {
  const { platform, clock } = site;
  groupId = (await makeGroup(platform)).id;
  const authorId = (await makeMember(platform)).id;
  for (let number = 0; number < COUNT; number += 1) {
    clock.advance(MINUTE);
    conversations.unshift((await makeConversation(platform, { groupId, authorId })).id);
  }
  for (let number = 0; number < COUNT; number += 1) {
    for (const conversationId of conversations) {
      const { id } = await makeReaction(platform, { conversationId, authorId });
      if (conversationId === conversations[0]) reactions.push(id);
    }
  }
});

const page = async (path: string, index: number) =>
  (await request(site, 'GET', `/api/v1${path}?page_index=${index}&page_size=${SIZE}`)).json();

const pages = (path: string) => Promise.all([0, 1, 2, 3].map((index) => page(path, index)));

interface ConversationsPage {
  Items: { Conversation: { Id: number } }[];
  TotalCount: number;
  NumPages: number;
}

it('the pages of a conversation hold each of its reactions once, the oldest first', async () => {
  const shown: { Total: number; Reactions: { Reaction: { Id: number } }[] }[] = await pages(
    `/conversations/${conversations[0]}/reactions`,
  );
  expect(shown.map(({ Reactions }) => Reactions.map(({ Reaction }) => Reaction.Id))).toEqual(inPages(reactions));
  expect(shown.map(({ Total }) => Total)).toEqual([COUNT, COUNT, COUNT, COUNT]);
});

it('the pages of a group hold each of its conversations once, the newest first', async () => {
  const shown: ConversationsPage[] = await pages(`/groups/${groupId}/conversations`);
  expect(shown.map(({ Items }) => Items.map(({ Conversation }) => Conversation.Id))).toEqual(inPages(conversations));
});

it('the pages of the latest conversations follow each other without gaps', async () => {
  const shown: ConversationsPage[] = await pages('/conversations/active');
  expect(shown.map(({ Items }) => Items.map(({ Conversation }) => Conversation.Id))).toEqual(inPages(conversations));
  for (const { TotalCount, NumPages } of shown) expect([TotalCount, NumPages]).toEqual([COUNT, 3]);
});

const inPages = (ids: number[]) => [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6), []];
