import { sql } from 'kysely';
import type { ReactionKind } from '#app/features/reactions/index.ts';
import { hasMark, listMarkers } from '#app/platform/marks/marks.ts';
import { conversationDrafts } from './draft-kinds.ts';
import { conversationFollow, conversationMute, findConversation } from './marks.ts';
import { CLOSED, CONVERSATION_KIND, REACTION_CASE } from './rules.ts';
import { isConversationShown } from './shown.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from './topics.ts';

/** The reactions to conversations. */
export const conversationReactions: ReactionKind = {
  name: CONVERSATION_KIND,
  table: 'conversation',
  shown: isConversationShown(),
  mayRead: (blockers) => (blockers ? sql<boolean>`true` : sql<boolean>`conversation.public`),
  lock: (db, { subjectId, asModerator, held, now }) =>
    db
      .updateTable('conversation')
      .set((eb) => ({
        reactionCount: eb('reactionCount', '+', 1),
        lastActivityAt: sql<Date>`case when ${held}::boolean then last_activity_at else greatest(last_activity_at, ${now}) end`,
      }))
      .where('id', '=', subjectId)
      .where(isConversationShown())
      .where((eb) => eb.or([sql<boolean>`${asModerator}::boolean`, eb('reactionsClosedAt', 'is', null)]))
      .returning(['id', 'groupId as partOf']),
  noteActivity: async ({ db, now, invalidate }, id) => {
    const { groupId } = await db
      .updateTable('conversation')
      .set({ lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})` })
      .where('id', '=', id)
      .returning('groupId')
      .executeTakeFirstOrThrow();
    invalidate(groupTopic(groupId), LATEST_TOPIC);
  },
  whyRefused: async (db, id) => {
    const conversation = await findConversation(db, id);
    return conversation?.reactionsClosedAt ? CLOSED : null;
  },
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
    isMuted: (db, mark) => hasMark(db, conversationMute, mark),
    ownerOf: (conversationId) => sql<number | null>`(select author_id from conversation where id = ${conversationId})`,
  },
  caseName: REACTION_CASE,
  drafts: { reaction: conversationDrafts.reaction, edit: conversationDrafts.reactionEdit },
};
