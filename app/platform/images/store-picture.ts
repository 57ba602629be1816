import { randomBytes } from 'node:crypto';
import { after, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { lockMedia } from '#app/platform/media/lock-media.ts';
import { mediaKey } from '#app/platform/media/media-store.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { MadeCopy } from './copies.ts';

/** What the id of a picture looks like. */
export const PICTURE_ID = /^[0-9a-f]{32}$/;

/** How long a picture may wait for its owner: much longer than any upload takes. */
const AWAITS_OWNER = HOUR;

/**
 * Stores the clean copies of a picture that has no owner yet: when anything fails after this, the worker deletes it. The
 * rows are written before the files, so that no file is ever without a row. Gives the picture's id, which can't be
 * guessed.
 */
export async function storePicture(
  { db, media, clock }: Pick<Platform, 'db' | 'media' | 'clock'>,
  copies: readonly MadeCopy[],
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await lockMedia.toKeep(transaction);
    const awaitsOwnerUntil = after(now, AWAITS_OWNER);
    await transaction.insertInto('picture').values({ id, createdAt: now, awaitsOwnerUntil }).execute();
    const files = copies.map(({ name, content }) => ({ pictureId: id, name, mediaKey: mediaKey(content) }));
    await transaction.insertInto('pictureFile').values(files).execute();
  });
  await Promise.all(copies.map(({ content }) => media.put(content)));
  return id;
}

/**
 * Makes the member who uploaded a picture its owner, in the transaction that shows it. Throws
 * AppError unavailable when that took so long that the picture is gone.
 */
export async function ownPicture(
  db: OpenTransaction,
  { id, memberId }: { id: string; memberId: number },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('picture')
    .set({ memberId, awaitsOwnerUntil: null })
    .where('id', '=', id)
    .where('awaitsOwnerUntil', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('unavailable');
}
