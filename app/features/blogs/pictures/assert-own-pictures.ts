import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Block } from '../body/blocks.ts';
import { blockField } from '../body/form-fields.ts';
import { UNKNOWN_PICTURE } from '../rules.ts';
import type { LockedPictures } from './lock-pictures.ts';

/**
 * Checks that the member has uploaded all the pictures in these blocks for a post. Throws AppError invalid_input for any
 * other (rules.md R23).
 */
export function assertOwnPictures(
  { owners }: LockedPictures,
  { by, blocks }: { by: Viewer; blocks: readonly Block[] },
): void {
  const fields: FieldErrors = {};
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'image' || block.pictureId === null || owners.get(block.pictureId) === by.memberId) continue;
    fields[blockField(index, 'Content')] = UNKNOWN_PICTURE;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
