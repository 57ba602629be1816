import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Block } from '../body/blocks.ts';
import { blockField } from '../body/form-fields.ts';
import { pictureIdsIn } from './picture-ids.ts';

/**
 * Locks the pictures in these blocks, all of which the member has uploaded for a post. Throws AppError invalid_input for
 * any other (rules.md R23).
 */
export async function assertOwnPictures(
  db: OpenTransaction,
  { by, blocks }: { by: Viewer; blocks: readonly Block[] },
): Promise<void> {
  const ids = pictureIdsIn(blocks);
  if (ids.length === 0) return;
  const own = await db
    .selectFrom('picture')
    .innerJoin('blogPicture', 'blogPicture.pictureId', 'picture.id')
    .select('picture.id')
    .where('picture.id', 'in', ids)
    .where('picture.memberId', '=', by.memberId)
    .orderBy('picture.id')
    .forNoKeyUpdate('picture')
    .execute();
  const known = new Set(own.map(({ id }) => id));
  const fields: FieldErrors = {};
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'image' || block.pictureId === null || known.has(block.pictureId)) continue;
    fields[blockField(index, 'Content')] = 'Deze afbeelding is hier niet. Voeg haar opnieuw toe.';
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
