import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { accountsLimits } from '../limits.ts';

/** The mails that anybody can request for an address: to confirm it, or to reset the password. */
export type MailKind = 'verification' | 'password_reset';

/** Counts a mail that anybody can request for an address. Gives whether the address may still get it. */
export async function isWithinMailLimit(
  { limits, config }: Pick<Platform, 'limits' | 'config'>,
  { kind, email }: { kind: MailKind; email: string },
): Promise<boolean> {
  const mail = `${kind} ${normaliseAddress(email)}`;
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
