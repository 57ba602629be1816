import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { setConversationHidden } from './commands/set-conversation-hidden.ts';
import { findConversation } from './marks.ts';
import { conversationPath } from './paths.ts';
import { conversationReactions } from './reactions.ts';
import { CONVERSATION_KIND } from './rules.ts';

const listConversations = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select([
      'conversation.id',
      'conversation.title',
      'conversation.slug',
      'conversation.body',
      'conversation.authorId',
      'conversation.createdAt',
      'conversation.editedAt',
      'conversation.hiddenAt',
      'discussionGroup.slug as groupSlug',
    ])
    .where('conversation.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

const pathOf = ({ slug, groupSlug }: { slug: string; groupSlug: string }) =>
  conversationPath({ slug, group: { slug: groupSlug } });

/** The conversations that members report. */
const ofConversations: CaseKind = {
  name: CONVERSATION_KIND,
  label: 'Gesprek',
  own: 'je gesprek',
  async findReportable(db, id) {
    const conversation = await findConversation(db, id);
    return conversation && { authorId: conversation.authorId, shown: true };
  },
  async listSubjects(db, ids) {
    const rows = await listConversations(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.body,
      path: pathOf(row),
      authorId: row.authorId,
      createdAt: row.createdAt,
      changedAt: row.editedAt ?? row.createdAt,
      hiddenAt: row.hiddenAt,
      withinHidden: false,
      withdrawn: false,
    }));
  },
  readContext: async () => ({ nearby: [], former: [] }),
  findTraces: async (_, id) => ({
    searchEntries: { conversationId: [id] },
    notifications: { kinds: [], subjectIds: [], inThings: { kinds: ['followed-reaction', 'quoted'], ids: [id] } },
  }),
  setHidden: setConversationHidden,
};

/** What members report of conversations: a whole one, or a reaction to it. */
export const conversationCaseKinds: readonly CaseKind[] = [
  ofConversations,
  reactionCases(conversationReactions, {
    label: 'Reactie in een gesprek',
    own: 'je reactie in het gesprek',
    async listReactedTo(db, ids) {
      const rows = await listConversations(db, ids);
      return rows.map((row) => ({ id: row.id, title: row.title, path: pathOf(row), hidden: row.hiddenAt !== null }));
    },
  }),
];
