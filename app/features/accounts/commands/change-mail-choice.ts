import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { emailNotificationsChanged, newsletterChanged } from '../events.ts';

interface Choice {
  by: Viewer;
  wanted: boolean;
}

/** Turns the mails about what is new, every other day, on or off; the same choice again changes nothing. */
export async function changeEmailNotifications(
  platform: Platform,
  { by: { memberId }, wanted }: Choice,
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

/** Turns the newsletter on or off; the same choice again changes nothing. */
export async function changeNewsletter(platform: Platform, { by: { memberId }, wanted }: Choice): Promise<void> {
  await write(platform, async ({ db, publish }) => {
    const { numUpdatedRows } = await db
      .updateTable('member')
      .set({ newsletterOptin: wanted })
      .where('id', '=', memberId)
      .where('newsletterOptin', '!=', wanted)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await publish(newsletterChanged, { memberId, wanted });
  });
}
