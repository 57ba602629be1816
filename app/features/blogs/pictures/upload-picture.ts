import { write } from '#app/platform/database/write.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { PICTURE_COPIES } from './picture-copies.ts';

/**
 * Stores a picture for a post of the member who uploads it; until a post has it, only they see it. Gives its id. Throws
 * AppError invalid_input on `image`.
 */
export async function uploadPicture(
  platform: Platform,
  { by: { memberId }, file }: { by: Viewer; file: Blob },
): Promise<string> {
  const copies = await platform.images.clean(file, { copies: PICTURE_COPIES, field: 'image', by: memberId });
  const id = await storePicture(platform, copies);
  const { width, height } = copies.reduce((largest, copy) => (copy.width > largest.width ? copy : largest));
  await write(platform, async ({ db, now }) => {
    await setPictureOwner(db, { id, memberId });
    await db.insertInto('blogPicture').values({ pictureId: id, width, height, unusedSince: now }).execute();
  });
  return id;
}
