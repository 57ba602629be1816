import { CONTENT_WARNING_NAMES, type ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

/** Chooses about what texts stand folded for a member; about the rest they stand open (docs/decisions/content-warnings.md). */
export async function changeFoldedTexts(
  platform: Platform,
  { by, folded }: { by: Viewer; folded: readonly ContentWarning[] },
): Promise<void> {
  const unfoldedWarnings = CONTENT_WARNING_NAMES.filter((name) => !folded.includes(name));
  await write(platform, async ({ db }) => {
    await db.updateTable('member').set({ unfoldedWarnings }).where('id', '=', by.memberId).execute();
  });
}
