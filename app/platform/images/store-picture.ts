import { randomBytes } from 'node:crypto';
import { after, HOUR } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { lockMedia } from '#app/platform/media/lock-media.ts';
import { mediaKey } from '#app/platform/media/media-store.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { EncodedCopy } from './copies.ts';

/** The format of a picture's id. */
export const PICTURE_ID = /^[0-9a-f]{32}$/;

/** After how long a picture without an owner is deleted: much longer than any upload takes. */
const OWNER_TIMEOUT = HOUR;

/**
 * Stores the copies of a picture without an owner; when the upload fails afterwards, the worker deletes it. The rows are
 * written before the files, so that every file has a row. Gives the picture's id, which can't be guessed.
 */
export async function storePicture(
  { db, media, clock }: Pick<Platform, 'db' | 'media' | 'clock'>,
  copies: readonly Pick<EncodedCopy, 'name' | 'content'>[],
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await lockMedia.toStore(transaction);
    const awaitsOwnerUntil = after(now, OWNER_TIMEOUT);
    await transaction.insertInto('picture').values({ id, createdAt: now, awaitsOwnerUntil }).execute();
    const files = copies.map(({ name, content }) => ({ pictureId: id, name, mediaKey: mediaKey(content) }));
    await transaction.insertInto('pictureFile').values(files).execute();
  });
  await Promise.all(copies.map(({ content }) => media.store(content)));
  return id;
}

/**
 * Makes the member who uploaded a picture its owner, in the transaction that publishes it. Throws AppError unavailable
 * when the picture was deleted because this took too long.
 */
export async function setPictureOwner(
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
