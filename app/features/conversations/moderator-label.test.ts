import { expect, it } from 'vitest';
import { makeConversation, makeGroup, makeReaction } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { onePage } from '#tests/support/one-page.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as conversationPage from './pages/conversation.tsx';

const site = setUpTestSite({}, { pages: onePage('groepen/:group/:conversation', conversationPage) });

it('a group lists as moderators the same members whose reactions are labelled', async () => {
  const { platform } = site;
  const group = await makeGroup(platform);
  const moderator = await makeMember(platform, { roles: ['moderator'] });
  const formerModerator = await makeMember(platform);
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: null });
  for (const { id } of [moderator, formerModerator]) {
    await platform.db.insertInto('groupModerator').values({ groupId: group.id, memberId: id }).execute();
    await makeReaction(platform, { conversationId: conversation.id, authorId: id });
  }
  const as = await makeSession(platform, formerModerator.id);

  const listed = (await request(site, 'GET', `/api/v1/groups/${group.id}/moderators`, { as })).json();
  expect(listed.Items).toEqual([{ Id: moderator.id, Username: moderator.username }]);
  const path = `/groepen/${group.slug}/${conversation.slug}`;
  const { reactions } = (await request(site, 'GET', path, { as })).json().loader;
  expect(
    reactions.map(({ author }: { author: { id: number; moderator?: true } }) => [author.id, author.moderator]),
  ).toEqual([
    [moderator.id, true],
    [formerModerator.id, undefined],
  ]);
});
