import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { isAuthor, type ReactionState } from '../policy.ts';
import type { ReactionKind } from '../reaction-kind.ts';

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
  const reaction = await db
    .selectFrom('reaction')
    .select(['id', 'subjectId', 'authorId', 'body', 'createdAt', 'editedAt', 'withdrawnAt', 'hiddenAt'])
    .where((eb) => eb.and({ id, subjectKind: kind.name }))
    .forUpdate()
    .executeTakeFirst();
  if (!reaction) throw new AppError('not_found');
  if (!isAuthor(by, reaction)) throw new AppError('forbidden');
  return reaction;
}

/** Stores the former text of a reaction about which a case is open, for the moderators (docs/decisions/0081). */
export async function storeFormerText(
  { db, now }: Write,
  kind: ReactionKind,
  { id, body }: FormerReaction,
): Promise<void> {
  await db
    .insertInto('reactionFormerText')
    .columns(['reactionId', 'byModerator', 'body', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('moderationCase')
        .select([
          eb.val(id).as('reactionId'),
          eb.val(false).as('byModerator'),
          eb.val(body).as('body'),
          eb.val(now).as('createdAt'),
        ])
        .where('kind', '=', kind.caseName)
        .where('subjectId', '=', id)
        .where('handledAt', 'is', null),
    )
    .execute();
}
