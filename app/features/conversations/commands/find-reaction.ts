import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';

/** The reaction with this id. Throws AppError not_found. */
export async function findReaction(db: OpenTransaction, reactionId: number) {
  const reaction = await db
    .selectFrom('reaction')
    .select(['conversationId', 'authorId'])
    .where('id', '=', reactionId)
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  return reaction;
}
