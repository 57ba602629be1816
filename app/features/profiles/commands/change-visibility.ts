import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { storeDirectoryEntry } from '../directory/store-directory-entry.ts';
import { profileVisibilityChanged } from '../events.ts';
import { memberTopic } from '../topics.ts';

/** Makes a member's profile public, or visible to members only, on every page at once (rules.md R15). */
export async function changeVisibility(
  platform: Platform,
  { by, public: isPublic }: { by: Viewer; public: boolean },
): Promise<void> {
  await write(platform, async ({ db, invalidate, publish }) => {
    const { numUpdatedRows } = await db
      .updateTable('member')
      .set({ public: isPublic })
      .where('id', '=', by.memberId)
      .where('public', '!=', isPublic)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await storeDirectoryEntry(db, by.memberId);
    invalidate(memberTopic(by.memberId));
    await publish(profileVisibilityChanged, { memberId: by.memberId });
  });
}
