import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { deleteProfileLimits } from '../nutrient-limits/profile-limits.ts';

/** Removes the limits from the member's profile; without any it does nothing. */
export async function removeProfileLimits(platform: Platform, { by: { memberId } }: { by: Viewer }): Promise<void> {
  await write(platform, ({ db }) => deleteProfileLimits(db, memberId));
}
