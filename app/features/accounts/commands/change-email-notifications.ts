import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { memberOfStopToken } from '#app/platform/mail/stop-token.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { findEmailNotifications } from '../screens.ts';

interface Choice {
  by: Pick<Viewer, 'memberId'>;
  wanted: boolean;
}

/** Turns the mails about what is new on or off, which is every mail but those about the account. */
export async function changeEmailNotifications(platform: Platform, { by, wanted }: Choice): Promise<void> {
  await write(platform, async ({ db }) => {
    await db.updateTable('member').set({ emailNotifications: wanted }).where('id', '=', by.memberId).execute();
  });
}

/** Lets mails name what the member follows, or not (rules.md R48). */
export async function changeTitlesInMails(platform: Platform, { by, wanted }: Choice): Promise<void> {
  await write(platform, async ({ db }) => {
    await db.updateTable('member').set({ titlesInMails: wanted }).where('id', '=', by.memberId).execute();
  });
}

/** Turns these mails on or off for the member to whom this token was mailed. Throws AppError invalid_token. */
export async function changeEmailNotificationsByLink(
  platform: Platform,
  { token, wanted }: { token: string; wanted: boolean },
): Promise<void> {
  const memberId = memberOfStopToken(token, platform.config.secret);
  if (memberId === null || (await findEmailNotifications(platform.db, memberId)) === null)
    throw new AppError('invalid_token');
  await changeEmailNotifications(platform, { by: { memberId }, wanted });
}
