import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isWithinMailLimit, type MailKind } from './mail-limit.ts';
import { sendResetMail } from './send-reset-mail.ts';
import { sendVerificationMailAgain } from './send-verification-mail.ts';

type MailPlatform = Pick<Platform, 'db' | 'clock' | 'config' | 'mailer' | 'limits'>;

/**
 * Sends the mail that was requested for an address, and deletes the request. It sends nothing to an address that has no
 * account or registration, or that has reached its limit of mails.
 */
export async function sendRequestedMail(platform: MailPlatform, requestId: number): Promise<void> {
  const { db } = platform;
  const request = await db.selectFrom('mailRequest').selectAll().where('id', '=', requestId).executeTakeFirst();
  if (!request) return;
  const email = normaliseAddress(request.email);
  const kind = request.kind as MailKind;
  if (request.counted || (await isWithinMailLimit(platform, { kind, email }))) {
    // A request counts once, however often it is retried: an unreachable mail server must not use up the limit.
    await db.updateTable('mailRequest').set({ counted: true }).where('id', '=', requestId).execute();
    if (kind === 'password_reset') await sendResetMail(platform, email);
    else await sendVerificationMailAgain(platform, email);
  }
  await db.deleteFrom('mailRequest').where('id', '=', requestId).execute();
}
