import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isAuthor, type ReactionState } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';
import { namesOf } from '../tables.ts';

/** A reaction as it is before its author changes it. */
interface FormerReaction extends ReactionState {
  id: number;
  /** The id of what it reacts to. */
  subjectId: number;
  body: string;
}

/**
 * Reads and locks a reaction of this member: until the transaction ends, nobody else can change it. Throws AppError
 * not_found, or forbidden for a reaction of somebody else.
 */
export async function lockOwnReaction(
  db: OpenTransaction,
  kind: ReactionKind,
  { by, id }: { by: Viewer; id: number },
): Promise<FormerReaction> {
  const { table, target } = namesOf(kind);
  const reaction = await db
    .selectFrom(table)
    .select(['id', `${target} as subjectId`, 'authorId', 'body', 'createdAt', 'editedAt', 'withdrawnAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  if (!isAuthor(by, reaction)) throw new AppError('forbidden');
  return reaction;
}

/** Stores the former text of a reaction that somebody reported, for the moderators (docs/decisions/0081). */
export async function storeFlaggedText(
  { db, now }: Write,
  kind: ReactionKind,
  { id, body }: FormerReaction,
): Promise<void> {
  const { flags, flaggedTexts } = namesOf(kind);
  await db
    .insertInto(flaggedTexts)
    .columns(['reactionId', 'body', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom(flags)
        .select([eb.val(id).as('reactionId'), eb.val(body).as('body'), eb.val(now).as('createdAt')])
        .where('reactionId', '=', id)
        .limit(1),
    )
    .execute();
}
