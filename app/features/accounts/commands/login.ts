import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { verifyPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { clearLoginAttempts, countLoginAttempt, uncountLoginAttempt } from '../login-attempts.ts';
import { startSession } from './start-session.ts';

export interface Credentials {
  email: string;
  password: string;
  indefinite: boolean;
  /** What the browser says of itself. */
  userAgent: string | null;
}

/**
 * Starts a session for whoever knows the password. Gives the token for the cookie.
 * Throws AppError temporarily_blocked, wrong_credentials, or, to who knows the password of a registration that was not
 * confirmed, email_not_confirmed. The time tells nothing of whether the address is known (rules.md R2).
 */
export async function login(platform: Platform, { email, password, indefinite, userAgent }: Credentials) {
  const { db, clock, config } = platform;
  const { secret } = config;
  const now = clock.now();
  await countLoginAttempt({ db, secret, email, now });
  const known = await findHashes(db, normaliseAddress(email));
  if (await verifyPassword(password, known.memberHash)) {
    const member = { memberId: known.memberId as number, passwordHash: known.memberHash as string };
    const session = await startSession(platform, { ...member, indefinite, userAgent });
    await clearLoginAttempts({ db, secret, email });
    return session;
  }
  // Always verify a second hash, of a registration or of none, so that both take as long (rules.md R2).
  if (await verifyPassword(password, known.registrationHash)) {
    // Anybody can register an address with a password of their own: that must not clear the attempts on its account.
    await uncountLoginAttempt({ db, secret, email });
    throw new AppError('email_not_confirmed');
  }
  throw new AppError('wrong_credentials');
}

async function findHashes(db: Database, email: string) {
  const member = db.selectFrom('member').where(sql<string>`lower(email)`, '=', email);
  const registration = db.selectFrom('registration').where(sql<string>`lower(email)`, '=', email);
  return db
    .selectNoFrom([
      member.select('id').as('memberId'),
      member.select('passwordHash').as('memberHash'),
      registration.select('passwordHash').orderBy('id', 'desc').limit(1).as('registrationHash'),
    ])
    .executeTakeFirstOrThrow();
}
