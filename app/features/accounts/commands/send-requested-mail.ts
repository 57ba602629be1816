import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { accountsLimits } from '../limits.ts';
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
  if (request.counted || (await isWithinLimit(platform, `${request.kind} ${email}`))) {
    // A request counts once, however often it is retried: an unreachable mail server must not use up the limit.
    await db.updateTable('mailRequest').set({ counted: true }).where('id', '=', requestId).execute();
    if (request.kind === 'password_reset') await sendResetMail(platform, email);
    else await sendVerificationMailAgain(platform, email);
  }
  await db.deleteFrom('mailRequest').where('id', '=', requestId).execute();
}

async function isWithinLimit({ limits, config }: MailPlatform, mail: string): Promise<boolean> {
  try {
    await limits.count(accountsLimits.mailToAddress, {
      to: keyedHash(config.secret, 'mail', mail).toString('base64url'),
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
