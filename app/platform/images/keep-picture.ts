import { randomBytes } from 'node:crypto';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { MediaStore } from '#app/platform/media/media-store.ts';
import type { MadeCopy } from './copies.ts';
import { lockMedia } from './media-lock.ts';

/** What the id of a picture looks like. */
export const PICTURE_ID = /^[0-9a-f]{32}$/;

/** Keeps the clean copies of a member's picture. Gives its id, which nobody can guess. */
export async function keepPicture(
  media: MediaStore,
  db: OpenTransaction,
  { memberId, copies, now }: { memberId: number; copies: readonly MadeCopy[]; now: Date },
): Promise<string> {
  await lockMedia.toKeep(db);
  const id = randomBytes(16).toString('hex');
  await db.insertInto('picture').values({ id, memberId, createdAt: now }).execute();
  const files = await Promise.all(
    copies.map(async ({ name, content }) => ({ pictureId: id, name, mediaKey: await media.put(content) })),
  );
  await db.insertInto('pictureFile').values(files).execute();
  return id;
}
