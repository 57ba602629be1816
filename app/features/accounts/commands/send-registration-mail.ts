import type { Platform } from '#app/platform/platform.ts';
import { isWithinMailLimit } from './mail-limit.ts';
import { sendVerificationMail } from './send-verification-mail.tsx';

/**
 * Sends the first mail of a registration, unless its address has reached its limit of mails: anybody can register any
 * address, as often as there are usernames. Does nothing if the registration no longer exists.
 */
export async function sendRegistrationMail(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'mailer' | 'limits'>,
  registrationId: number,
): Promise<void> {
  const { db } = platform;
  const registration = await db
    .selectFrom('registration')
    .select(['email', 'mailCounted'])
    .where('id', '=', registrationId)
    .executeTakeFirst();
  if (!registration) return;
  const { email, mailCounted } = registration;
  if (!mailCounted && !(await isWithinMailLimit(platform, { kind: 'verification', email }))) return;
  // The mail counts once, however often it is retried: an unreachable mail server must not use up the limit.
  await db.updateTable('registration').set({ mailCounted: true }).where('id', '=', registrationId).execute();
  await sendVerificationMail(platform, registrationId);
}
