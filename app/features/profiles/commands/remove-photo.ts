import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { changePhoto } from './change-photo.ts';

/** Removes a member's photo everywhere at once; without a photo it changes nothing. */
export async function removePhoto(platform: Platform, { by }: { by: Viewer }): Promise<void> {
  await write(platform, (tx) => changePhoto(platform.jobs, tx, { memberId: by.memberId, photoId: null }));
}
