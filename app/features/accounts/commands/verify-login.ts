import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { verifyPassword } from '#app/platform/passwords/passwords.ts';
import type { Platform } from '#app/platform/platform.ts';
import { clearLoginAttempts, revertLoginAttempt, withLoginAttempt } from '../login/login-attempts.ts';

/** Who showed a first factor: a password or the link of a mail. */
export interface FirstFactor {
  memberId: number;
  /** The hash of their password, by which a session notices that it was changed meanwhile. */
  passwordHash: string;
}

/** How many registrations of an address are compared with the password: the newest, which share their salt. */
const MAX_REGISTRATIONS = 20;

export interface Credentials {
  email: string;
  password: string;
  network: string;
}

/**
 * Verifies an address and a password. Gives their member, and the hash that was verified. Throws AppError
 * temporarily_blocked, wrong_credentials, or email_not_confirmed where the password is that of a registration of the address
 * that was not confirmed. It takes as long for an unknown address as for a known one (rules.md R2).
 */
export async function verifyLogin(platform: Platform, credentials: Credentials): Promise<FirstFactor> {
  const { db, clock, config } = platform;
  const { email, network } = credentials;
  const attempt = { db, secret: config.secret, email, network, now: clock.now() };
  return withLoginAttempt(attempt, () => verifyCredentials(platform, credentials));
}

async function verifyCredentials(platform: Platform, credentials: Credentials): Promise<FirstFactor> {
  const { email, password, network } = credentials;
  const { db, config } = platform;
  const { secret } = config;
  const hashes = await readPasswordHashes(db, normaliseAddress(email));
  if (await verifyPassword(password, hashes.memberHash, network)) {
    await clearLoginAttempts({ db, secret, email });
    return { memberId: hashes.memberId as number, passwordHash: hashes.memberHash as string };
  }
  // A second hash is always verified, even without a registration, so that the time reveals nothing (rules.md R2).
  if (await verifyPassword(password, hashes.registrationHashes, network)) {
    // Anybody can register somebody else's address with a password of their own. Knowing that password must not clear
    // the failed attempts on the account of the address.
    await revertLoginAttempt({ db, secret, email });
    throw new AppError('email_not_confirmed');
  }
  throw new AppError('wrong_credentials');
}

async function readPasswordHashes(db: Database, email: string): Promise<PasswordHashes> {
  const [hashes] = await selectPasswordHashes(db, { email });
  return hashes as PasswordHashes; // a statement without a table has one row
}

interface PasswordHashes {
  memberId: number | null;
  memberHash: string | null;
  /** Of the registrations with the address that were not confirmed, the newest first. */
  registrationHashes: string[];
}

const selectPasswordHashes = prepared((db, { email }: { email: string }) => {
  const member = db.selectFrom('member').where(sql<string>`lower(email)`, '=', email);
  const registrations = db
    .selectFrom('registration')
    .select('passwordHash')
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('id', 'desc')
    .limit(sql.lit(MAX_REGISTRATIONS));
  return db.selectNoFrom([
    member.select('id').as('memberId'),
    member.select('passwordHash').as('memberHash'),
    sql<string[]>`array(${registrations})`.as('registrationHashes'),
  ]);
});
