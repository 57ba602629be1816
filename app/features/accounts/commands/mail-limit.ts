import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { accountsLimits } from '../limits.ts';

import type { RequestedMail } from './request-mail.ts';

/** The mails that others can request for an address, or for the new address of a member. */
export type LimitedMail = RequestedMail | 'new_email';

/** Counts a mail that others can request for an address. Gives whether the address may still get it. */
export function isWithinMailLimit(
  { limits, config }: Pick<Platform, 'limits' | 'config'>,
  { kind, email }: { kind: LimitedMail; email: string },
): Promise<boolean> {
  const to = keyedHash(config.secret, 'mail', `${kind} ${normaliseAddress(email)}`).toString('base64url');
  return limits.allows(accountsLimits.mailToAddress, { to });
}
