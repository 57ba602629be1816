import { sql } from 'kysely';
import type { MoveBack, Moving } from '#app/platform/cases/case-kind.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { conversationTopic, groupTopic, LATEST_TOPIC } from '../topics.ts';

/**
 * Moves a conversation to another group in an open transaction, with those of its terms that the group has too, by name. Its
 * old address leads to the new one. Gives whether it moved. Throws AppError not_found, or invalid_input without such a group.
 */
export async function moveConversation(tx: Write, { id, placeId: groupId }: Moving): Promise<boolean> {
  const { db, now } = tx;
  const conversation = await lockConversation(db, id);
  if (conversation.groupId === groupId) return false;
  const group = await db.selectFrom('discussionGroup').select('id').where('id', '=', groupId).executeTakeFirst();
  if (!group) throw new AppError('invalid_input', { fields: { Place: 'Kies een groep' } });
  const terms = await listTerms(db, id);
  const move = { conversationId: id, fromGroupId: conversation.groupId, termIds: terms.map((term) => term.id) };
  await db
    .insertInto('conversationMove')
    .values({ ...move, movedAt: now })
    .execute();
  const kept = await db
    .selectFrom('groupTerm')
    .select('id')
    .where('groupId', '=', groupId)
    .where('name', '=', sql<string>`any(${terms.map(({ name }) => name)})`)
    .execute();
  await place(tx, { id, ...conversation }, { groupId, termIds: kept.map((term) => term.id) });
  return true;
}

/** Moves it back to where it stood before it was moved at the time `since`, with the terms that it had there. */
export async function moveConversationBack(tx: Write, { id, since }: MoveBack): Promise<void> {
  const conversation = await lockConversation(tx.db, id);
  const move = await tx.db
    .selectFrom('conversationMove')
    .select(['fromGroupId', 'termIds'])
    .where('conversationId', '=', id)
    .where('movedAt', '>=', since)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (move) await place(tx, { id, ...conversation }, { groupId: move.fromGroupId, termIds: move.termIds });
}

async function lockConversation(db: OpenTransaction, id: number) {
  const found = await db
    .selectFrom('conversation')
    .select(['groupId', 'hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found;
}

const listTerms = (db: OpenTransaction, conversationId: number) =>
  db
    .selectFrom('conversationTerm')
    .innerJoin('groupTerm', 'groupTerm.id', 'conversationTerm.termId')
    .select(['groupTerm.id', 'groupTerm.name'])
    .where('conversationId', '=', conversationId)
    .execute();

/** Puts it in a group with these terms, as far as the group still has them; a hidden one counts in neither group. */
async function place(
  { db, invalidate }: Write,
  { id, groupId: from, hiddenAt }: { id: number; groupId: number; hiddenAt: Date | null },
  { groupId: to, termIds }: { groupId: number; termIds: readonly number[] },
): Promise<void> {
  await db.updateTable('conversation').set({ groupId: to }).where('id', '=', id).execute();
  await db.deleteFrom('conversationTerm').where('conversationId', '=', id).execute();
  await db
    .insertInto('conversationTerm')
    .columns(['conversationId', 'termId'])
    .expression((eb) =>
      eb
        .selectFrom('groupTerm')
        .select([eb.val(id).as('conversationId'), 'id'])
        .where('groupId', '=', to)
        .where('id', '=', sql<number>`any(${[...termIds]})`),
    )
    .execute();
  if (!hiddenAt) {
    await db
      .updateTable('discussionGroup')
      .set((eb) => ({
        conversationCount: eb('conversationCount', '+', sql<number>`case id when ${to} then 1 else -1 end`),
      }))
      .where('id', 'in', [from, to])
      .execute();
  }
  invalidate(conversationTopic(id), groupTopic(from), groupTopic(to), LATEST_TOPIC);
}
