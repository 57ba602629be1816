import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { emailNotificationsChanged } from '../events.ts';

/** Turns the mails about what is new, every other day, on or off; the same choice again changes nothing. */
export async function changeEmailNotifications(
  platform: Platform,
  { by: { memberId }, wanted }: { by: Viewer; wanted: boolean },
): Promise<void> {
  await write(platform, async ({ db, publish }) => {
    const { numUpdatedRows } = await db
      .updateTable('member')
      .set({ emailNotifications: wanted })
      .where('id', '=', memberId)
      .where('emailNotifications', '!=', wanted)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await publish(emailNotificationsChanged, { memberId, wanted });
  });
}
