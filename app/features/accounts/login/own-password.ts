import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { verifyPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { revertLoginAttempt, withLoginAttempt } from './login-attempts.ts';

/** The error of the password field of the forms that change an account. */
export const WRONG_PASSWORD = 'Dit wachtwoord is niet geldig';

/**
 * Checks that a call means the account of its session (rules.md R5); what is left out is not checked. Throws AppError
 * wrong_credentials.
 */
export function requireOwnIdentity(
  viewer: Viewer,
  { username, email }: { username?: string | undefined; email?: string | undefined },
): void {
  const isOwn =
    (username === undefined || username.toLowerCase() === viewer.username.toLowerCase()) &&
    (email === undefined || normaliseAddress(email) === normaliseAddress(viewer.email));
  if (!isOwn) throw new AppError('wrong_credentials', { fields: { Password: WRONG_PASSWORD } });
}

/** An account whose password is asked for. */
interface Account {
  email: string;
  passwordHash: string;
}

interface Check {
  password: string;
  network: string;
  /** The error message of the field `Password`. */
  message?: string;
}

/**
 * Checks the password of an account outside the login. A wrong one counts as an attempt to log in (rules.md R5). Throws
 * AppError wrong_credentials, naming the field `Password`, or temporarily_blocked.
 */
export async function requirePassword(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { email, passwordHash }: Account,
  { password, network, message = WRONG_PASSWORD }: Check,
): Promise<void> {
  const attempt = { db, secret: config.secret, email, network, now: clock.now() };
  const isRight = await withLoginAttempt(attempt, () => verifyPassword(password, passwordHash, network));
  if (!isRight) throw new AppError('wrong_credentials', { fields: { Password: message } });
  await revertLoginAttempt(attempt);
}

/**
 * `requirePassword` for the member of a session. Gives the hash that was verified, so that a transaction can check that the
 * password was not changed meanwhile. Throws AppError not_logged_in when the account was deleted meanwhile.
 */
export async function requireOwnPassword(
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
  { by, ...check }: Check & { by: Viewer },
): Promise<string> {
  const account = await platform.db
    .selectFrom('member')
    .select(['email', 'passwordHash'])
    .where('id', '=', by.memberId)
    .executeTakeFirst();
  if (!account) throw new AppError('not_logged_in');
  await requirePassword(platform, account, check);
  return account.passwordHash;
}
