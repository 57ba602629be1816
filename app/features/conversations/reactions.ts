import { sql } from 'kysely';
import { groupTopic } from '#app/features/groups/index.ts';
import type { ReactionKind } from '#app/features/reactions/index.ts';
import type { ListFollowers } from '#app/platform/cases/case-kind.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { CONVERSATION_KIND } from './rules.ts';
import { isConversationShown } from './shown.ts';
import { conversationTopic, LATEST_TOPIC } from './topics.ts';

const listFollowers: ListFollowers = async (db, { id, after, limit }) => {
  const rows = await db
    .selectFrom('conversationFollow')
    .select('memberId')
    .where('conversationId', '=', id)
    .where('memberId', '>', after)
    .orderBy('memberId')
    .limit(limit)
    .execute();
  return rows.map(({ memberId }) => memberId);
};

/** The reactions to conversations. */
export const conversationReactions: ReactionKind = {
  name: CONVERSATION_KIND,
  table: 'conversation',
  shown: isConversationShown(),
  lock: (db, { subjectId, now }) =>
    db
      .updateTable('conversation')
      .set((eb) => ({
        reactionCount: eb('reactionCount', '+', 1),
        lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})`,
      }))
      .where('id', '=', subjectId)
      .where(isConversationShown())
      .returning(['id', 'groupId as partOf']),
  topics: (conversationId) => [conversationTopic(conversationId)],
  topicsOfNew: ({ partOf }) => [groupTopic(partOf), LATEST_TOPIC],
  notice: {
    written: 'reaction',
    quoted: 'quoted',
    followed: { kind: 'followed-reaction', listFollowers },
    moderatorMessage: 'moderator-message',
    ownerOf: (conversationId) => sql<number | null>`(select author_id from conversation where id = ${conversationId})`,
  },
  caseName: 'reaction',
  drafts: { reaction: conversationDrafts.reaction, edit: conversationDrafts.reactionEdit },
};
