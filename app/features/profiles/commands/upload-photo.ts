import { write } from '#app/platform/database/write.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { PHOTO_COPIES } from '../photo/photo-copies.ts';
import { changePhoto } from './change-photo.ts';

/** Stores this photo as the member's, in place of any other. Gives its id. Throws AppError invalid_input on `photo`. */
export async function uploadPhoto(
  platform: Platform,
  { by: { memberId }, file }: { by: Viewer; file: Blob },
): Promise<string> {
  const copies = await platform.images.clean(file, { copies: PHOTO_COPIES, field: 'photo' });
  const id = await storePicture(platform, copies);
  await write(platform, async (tx) => {
    await setPictureOwner(tx.db, { id, memberId });
    await changePhoto(platform.jobs, tx, { memberId, photoId: id });
  });
  return id;
}
