import { sql } from 'kysely';
import { groupTopic } from '#app/features/groups/index.ts';
import type { ReactionKind } from '#app/features/reactions/index.ts';
import { listMarkers } from '#app/platform/marks/marks.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { conversationFollow } from './marks.ts';
import { CONVERSATION_KIND } from './rules.ts';
import { isConversationShown } from './shown.ts';
import { conversationTopic, LATEST_TOPIC } from './topics.ts';

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
    followed: {
      kind: 'followed-reaction',
      listFollowers: (db, page) => listMarkers(db, conversationFollow, page),
    },
    moderatorMessage: 'moderator-message',
    ownerOf: (conversationId) => sql<number | null>`(select author_id from conversation where id = ${conversationId})`,
  },
  caseName: 'reaction',
  drafts: { reaction: conversationDrafts.reaction, edit: conversationDrafts.reactionEdit },
};
