import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { APPROACH_VERSION } from '../contract/approach-options.ts';

/** Stores for what a member may be approached, with the version of the texts that they read; no options is a refusal. */
export async function chooseApproach(
  platform: Platform,
  { by: { memberId }, optionIds }: { by: Viewer; optionIds: number[] },
): Promise<void> {
  await write(platform, async ({ db, now }) => {
    await db
      .insertInto('approachConsent')
      .values({ memberId, optionIds, version: APPROACH_VERSION, at: now })
      .execute();
  });
}
