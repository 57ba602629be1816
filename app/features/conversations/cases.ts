import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind, EditableTexts, Place } from '#app/platform/cases/case-kind.ts';
import { titleAndText } from '#app/platform/cases/row-texts.ts';
import { toContentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import { latest } from '#app/platform/latest.ts';
import { changeContentWarnings } from './commands/change-content-warnings.ts';
import { moveConversation, moveConversationBack } from './commands/move-conversation.ts';
import { placeConversation } from './commands/place-conversation.ts';
import { setConversationClosed } from './commands/set-conversation-closed.ts';
import { setConversationHidden } from './commands/set-conversation-hidden.ts';
import { findConversation } from './marks.ts';
import { conversationPath } from './paths.ts';
import { mayRead } from './policy.ts';
import { conversationReactions } from './reactions.ts';
import { CONVERSATION_KIND, DESCRIPTION_MAX, TITLE_MAX } from './rules.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from './topics.ts';

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
      'conversation.moderatedAt',
      'conversation.hiddenAt',
      'conversation.reactionsClosedAt as closedAt',
      'conversation.withdrawnAt',
      'conversation.contentWarnings',
      'discussionGroup.slug as groupSlug',
    ])
    .where('conversation.id', '=', sql<number>`any(${[...ids]})`)
    .execute();

const pathOf = ({ slug, groupSlug }: { slug: string; groupSlug: string }) =>
  conversationPath({ slug, group: { slug: groupSlug } });

/** The groups, in the order of their titles. */
const listPlaces = (db: Database, id: number): Promise<Place[]> =>
  db
    .selectFrom('discussionGroup')
    .select((eb) => [
      'id',
      'title as name',
      eb('id', '=', eb.selectFrom('conversation').select('groupId').where('conversation.id', '=', id)).as('current'),
    ])
    .orderBy('title')
    .orderBy('id')
    .$narrowType<{ current: boolean }>()
    .execute();

/** How moderators change conversations; the address of one stays. */
const texts: EditableTexts = {
  listParts: titleAndText('conversation', {
    ...{ column: 'body', titleMax: TITLE_MAX, name: 'Body', label: 'De tekst', max: DESCRIPTION_MAX },
  }),
  async write({ db, invalidate }, { id, texts, editedAt }) {
    const { groupId } = await db
      .updateTable('conversation')
      .set({ title: texts.get('Title'), body: texts.get('Body'), moderatedAt: editedAt })
      .where('id', '=', id)
      .returning('groupId')
      .executeTakeFirstOrThrow();
    invalidate(conversationTopic(id), groupTopic(groupId), LATEST_TOPIC);
  },
};

/** The conversations that members report. */
const ofConversations: CaseKind = {
  name: CONVERSATION_KIND,
  label: 'Gesprek',
  own: 'je gesprek',
  async findReportable(db, id, viewer) {
    const conversation = await findConversation(db, id);
    if (!conversation || !mayRead(viewer, conversation)) return undefined;
    return { authorId: conversation.authorId, shown: conversation.withdrawnAt === null };
  },
  selectWrittenBy: (db, memberId) => db.selectFrom('conversation').select('id').where('authorId', '=', memberId),
  selectLatestOf: (db, { memberId, after }) =>
    db
      .selectFrom('conversation')
      .select(['id', 'createdAt as at'])
      .where('authorId', '=', memberId)
      .where('withdrawnAt', 'is', null)
      .$if(after !== null, (later) => later.where('id', '<', after?.id ?? 0))
      .orderBy('id', 'desc'),
  async listSubjects(db, ids) {
    const rows = await listConversations(db, ids);
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      text: row.body,
      path: pathOf(row),
      authorId: row.authorId,
      createdAt: row.createdAt,
      changedAt: latest(row.editedAt, row.moderatedAt) ?? row.createdAt,
      hiddenAt: row.hiddenAt,
      closedAt: row.closedAt,
      contentWarnings: toContentWarnings(row.contentWarnings),
      withinHidden: false,
      withdrawn: row.withdrawnAt !== null,
    }));
  },
  readContext: async () => ({ nearby: [], former: [] }),
  findTraces: async (_, id) => ({
    searchEntries: { conversationId: [id] },
    notifications: { kinds: [], subjectIds: [], inThings: { kinds: ['followed-reaction', 'quoted'], ids: [id] } },
  }),
  setHidden: setConversationHidden,
  place: placeConversation,
  setContentWarnings: changeContentWarnings,
  setClosed: setConversationClosed,
  texts,
  moves: { listPlaces, move: moveConversation, moveBack: moveConversationBack },
};

/** What members report of conversations: a whole one, or a reaction to it. */
export const conversationCaseKinds: readonly CaseKind[] = [
  ofConversations,
  reactionCases(conversationReactions, {
    label: 'Reactie in een gesprek',
    own: 'je reactie in het gesprek',
    async listReactedTo(db, ids) {
      const rows = await listConversations(db, ids);
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        path: pathOf(row),
        opening: { authorId: row.authorId, text: row.body, createdAt: row.createdAt },
        hidden: row.hiddenAt !== null,
      }));
    },
  }),
];
