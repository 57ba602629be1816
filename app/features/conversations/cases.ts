import { sql } from 'kysely';
import { reactionCases } from '#app/features/reactions/index.ts';
import type { CaseKind, EditableTexts, Place } from '#app/platform/cases/case-kind.ts';
import { titleAndText } from '#app/platform/cases/row-texts.ts';
import { type HiddenChange, setRowHidden } from '#app/platform/cases/set-row-hidden.ts';
import { toContentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { latest } from '#app/platform/latest.ts';
import { changeContentWarnings } from './commands/change-content-warnings.ts';
import { moveConversation, moveConversationBack } from './commands/move-conversation.ts';
import { conversationStarted } from './events.ts';
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
      withdrawn: row.withdrawnAt !== null,
    }));
  },
  readContext: async () => ({ nearby: [], former: [] }),
  findTraces: async (_, id) => ({
    searchEntries: { conversationId: [id] },
    toldInThings: { kinds: ['followed-reaction', 'quoted'], ids: [id] },
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

/**
 * Places a conversation that was held as if it were started now, in the transaction that shows it. What its author changed
 * before anybody saw it is no edit.
 */
async function placeConversation({ db, now, publish }: Write, conversationId: number): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ createdAt: now, lastActivityAt: now, editedAt: null })
    .where('id', '=', conversationId)
    .execute();
  await publish(conversationStarted, { conversationId });
}

/**
 * Closes a conversation to reactions in an open transaction, or opens it again where `closedAt` is null. What was written
 * stays. Gives whether that changed anything.
 */
async function setConversationClosed(
  { db, invalidate }: Write,
  { id, closedAt }: { id: number; closedAt: Date | null },
): Promise<boolean> {
  const changed = await db
    .updateTable('conversation')
    .set({ reactionsClosedAt: closedAt })
    .where('id', '=', id)
    .where('reactionsClosedAt', closedAt ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  invalidate(conversationTopic(id));
  return true;
}

/**
 * Hides a conversation in an open transaction, or shows it again: its group counts one less or one more. Gives whether that
 * changed anything. Throws AppError not_found.
 */
async function setConversationHidden({ db, invalidate }: Write, change: HiddenChange): Promise<boolean> {
  const groupId = await setRowHidden(db, { table: 'conversation', idOf: 'groupId' }, change);
  if (groupId === null) return false;
  await db
    .updateTable('discussionGroup')
    .set((eb) => ({ conversationCount: eb('conversationCount', change.hiddenAt ? '-' : '+', 1) }))
    .where('id', '=', groupId)
    .execute();
  invalidate(conversationTopic(change.id), groupTopic(groupId), LATEST_TOPIC);
  return true;
}
