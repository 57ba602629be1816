import type { OpenTransaction } from '#app/platform/database/database.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { orphanPictures } from '#app/platform/images/orphan-pictures.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { PHOTO_COPIES } from '../photo-copies.ts';
import { memberTopic } from '../topics.ts';

/** Stores this photo as the member's, in place of any other. Gives its id. Throws AppError invalid_input on `photo`. */
export async function uploadPhoto(
  platform: Platform,
  { by: { memberId }, file }: { by: Viewer; file: Blob },
): Promise<string> {
  const copies = await platform.images.clean(file, { copies: PHOTO_COPIES, field: 'photo', by: memberId });
  const id = await storePicture(platform, copies);
  await write(platform, async (tx) => {
    await setPictureOwner(tx.db, { id, memberId });
    await changePhoto(platform.jobs, tx, { memberId, photoId: id });
  });
  return id;
}

/** Removes a member's photo everywhere at once; without a photo it changes nothing. */
export async function removePhoto(platform: Platform, { by }: { by: Viewer }): Promise<void> {
  await write(platform, (tx) => changePhoto(platform.jobs, tx, { memberId: by.memberId, photoId: null }));
}

/**
 * Takes the photo of a member away in an open transaction, and keeps its picture, which nobody is shown. Gives its id; null
 * for who has none.
 */
export async function takePhotoAway({ db, invalidate }: Write, memberId: number): Promise<string | null> {
  const { photoId } = await lockPhoto(db, memberId);
  if (!photoId) return null;
  await db.updateTable('member').set({ photoId: null }).where('id', '=', memberId).execute();
  invalidate(memberTopic(memberId));
  return photoId;
}

/** Gives a photo that was taken away back in an open transaction; who has another one since then keeps that. */
export async function givePhotoBack(
  jobs: Jobs,
  { db, invalidate }: Write,
  { memberId, photoId }: { memberId: number; photoId: string },
): Promise<void> {
  if ((await lockPhoto(db, memberId)).photoId) return orphanPictures(jobs, db, [photoId]);
  await db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  invalidate(memberTopic(memberId));
}

/** Replaces the photo of a member by another, or by none, in an open transaction. The old picture becomes orphaned. */
async function changePhoto(
  jobs: Jobs,
  { db, invalidate }: Write,
  { memberId, photoId }: { memberId: number; photoId: string | null },
): Promise<void> {
  const { photoId: former } = await lockPhoto(db, memberId);
  if (former === photoId) return;
  await db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  if (former) await orphanPictures(jobs, db, [former]);
  invalidate(memberTopic(memberId));
}

/** Reads which photo a member has, and locks it. */
const lockPhoto = (db: OpenTransaction, memberId: number) =>
  db
    .selectFrom('member')
    .select('photoId')
    .where('id', '=', memberId)
    .forNoKeyUpdate() // a stronger lock would wait for the new picture's row, which refers to the member
    .executeTakeFirstOrThrow();
