import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { memberOfStopToken } from '#app/platform/mail/stop-token.ts';
import type { Platform } from '#app/platform/platform.ts';
import { emailNotificationsChanged } from '../events.ts';
import { findEmailNotifications } from '../screens.ts';

interface Choice {
  memberId: number;
  wanted: boolean;
}

/**
 * Turns the mails about what is new on or off, which is every mail but those about the account; the same choice again
 * changes nothing.
 */
export async function changeEmailNotifications(platform: Platform, { memberId, wanted }: Choice): Promise<void> {
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

/** Does the same for the member to whom this token was mailed. Throws AppError invalid_token. */
export async function changeEmailNotificationsByLink(
  platform: Platform,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<void> {
  const memberId = memberOfStopToken(token, platform.config.secret);
  if (memberId === null || (await findEmailNotifications(platform.db, memberId)) === null)
    throw new AppError('invalid_token');
  await changeEmailNotifications(platform, { memberId, wanted });
}
