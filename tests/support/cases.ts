import { after, MINUTE } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { makeConversation, makeGroup, makeReaction } from './factory/conversations.ts';
import { type MemberMade, makeMember } from './factory/members.ts';

interface CaseMade {
  id: number;
  /** The reported reaction, with its author and its conversation. */
  reaction: { id: number };
  author: MemberMade;
  conversation: { id: number; slug: string; title: string };
  group: { id: number; slug: string };
  reporter: MemberMade;
}

/** Inserts a reaction that a member reported a minute ago, with its case. */
export async function makeCase(
  platform: Platform,
  { text = 'Iets wat niet door de beugel kan.', claimedBy = null }: { text?: string; claimedBy?: number | null } = {},
): Promise<CaseMade> {
  const { db, clock } = platform;
  const [author, reporter, group] = [await makeMember(platform), await makeMember(platform), await makeGroup(platform)];
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: reporter.id });
  const reaction = await makeReaction(platform, { conversationId: conversation.id, authorId: author.id, body: text });
  const openedAt = after(clock.now(), -MINUTE);
  const { id } = await db
    .insertInto('moderationCase')
    .values({
      ...{ kind: 'reaction', subjectId: reaction.id, authorId: author.id, openedAt, claimedBy },
      claimedAt: claimedBy === null ? null : clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report')
    .values({
      ...{ caseId: id, subjectKind: 'reaction', subjectId: reaction.id },
      ...{ memberId: reporter.id, createdAt: openedAt },
    })
    .execute();
  return { id, reaction, author, conversation, group, reporter };
}
