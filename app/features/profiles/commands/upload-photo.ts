import { write } from '#app/platform/database/write.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { PHOTO_COPIES } from '../photo-copies.ts';
import { changePhoto } from './change-photo.ts';

/** Gives a member this photo, instead of the one they had. Gives its id. Throws AppError invalid_input on `photo`. */
export async function uploadPhoto(
  platform: Platform,
  { by: { memberId }, file }: { by: Viewer; file: Blob },
): Promise<string> {
  const copies = await platform.images.clean(file, { copies: PHOTO_COPIES, field: 'photo' });
  const id = await storePicture(platform, copies);
  await write(platform, async (open) => {
    await setPictureOwner(open.db, { id, memberId });
    await changePhoto(platform.jobs, open, { memberId, photoId: id });
  });
  return id;
}
