import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { makeMember, makeSession } from '#tests/support/factory/members.ts';
import { openTestSite } from '#tests/support/test-site.ts';

/** Opens a site with one member, their session, a group, and their conversation in it. */
export async function openSiteWithConversation() {
  const site = await openTestSite();
  const member = await makeMember(site.platform);
  const session = await makeSession(site.platform, member.id);
  const group = await makeGroup(site.platform);
  const conversation = await makeConversation(site.platform, { groupId: group.id, authorId: member.id });
  return { site, member, session, group, conversation };
}
