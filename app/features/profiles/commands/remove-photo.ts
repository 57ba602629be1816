import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { changePhoto } from './change-photo.ts';

/** Takes a member's photo away, everywhere and at once. There being none is no error. */
export async function removePhoto(platform: Platform, { by }: { by: Viewer }): Promise<void> {
  await write(platform, (open) => changePhoto(platform.jobs, open, { memberId: by.memberId, photoId: null }));
}
