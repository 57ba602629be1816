import { sql } from 'kysely';
import { openBoundedQueue } from '#app/platform/bounded-queue.ts';
import { after, HOUR, SECOND } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import { HASHING } from '#app/platform/passwords/hashing-threads.ts';
import { keyedHash } from '#app/platform/session/token.ts';

const MAX_ATTEMPTS = 5;
const BLOCK_DURATION = 30 * SECOND;
/** Attempts older than this do not count. */
const ATTEMPT_WINDOW = HOUR;

/** Whose attempts are counted: those on an address. */
interface Attempts {
  db: Database;
  secret: string;
  email: string;
}

interface Attempt extends Attempts {
  /** The network that makes the attempt: networks take turns. */
  network: string;
  now: Date;
}

/**
 * Counts an attempt to log in with an address, before its password is verified: the lock on the row keeps concurrent
 * attempts from exceeding five. Throws AppError temporarily_blocked after the fifth; an attempt during the block does
 * not prolong it (rules.md R2).
 */
async function countLoginAttempt({ db, secret, email, now }: Omit<Attempt, 'network'>): Promise<void> {
  const [attempt] = await countAttempt(db, {
    addressHmac: addressHmac(secret, email),
    now,
    windowStart: after(now, -ATTEMPT_WINDOW),
    blockEnd: after(now, BLOCK_DURATION),
  });
  if (attempt?.blockedUntil) throw new AppError('temporarily_blocked');
}

const countAttempt = prepared((db, { addressHmac, now, windowStart, blockEnd }: CountedAttempt) =>
  db
    .insertInto('loginAttempt')
    .values({ addressHmac, tries: 1, lastTryAt: now, blockedUntil: null })
    .onConflict((conflict) =>
      conflict.column('addressHmac').doUpdateSet({
        tries: sql`case
          when login_attempt.blocked_until > ${now} then login_attempt.tries
          when login_attempt.blocked_until <= ${now} then 1
          when login_attempt.last_try_at < ${windowStart} then 1
          when login_attempt.tries >= ${sql.lit(MAX_ATTEMPTS)} then login_attempt.tries
          else login_attempt.tries + 1 end`,
        blockedUntil: sql`case
          when login_attempt.blocked_until > ${now} then login_attempt.blocked_until
          when login_attempt.blocked_until is null
            and login_attempt.last_try_at >= ${windowStart}
            and login_attempt.tries >= ${sql.lit(MAX_ATTEMPTS)} then ${blockEnd}::timestamptz
          else null end`,
        lastTryAt: now,
      }),
    )
    .returning('blockedUntil'),
);

interface CountedAttempt {
  addressHmac: Buffer;
  now: Date;
  /** Attempts before this do not count. */
  windowStart: Date;
  /** Until when the address is blocked, if this is one attempt too many. */
  blockEnd: Date;
}

/** Attempts wait before they ask the database anything: in a flood of them, one that is refused costs next to nothing. */
const queue = openBoundedQueue(HASHING);

/**
 * Counts an attempt as `countLoginAttempt` does, and then verifies it. One that could not be verified, because too many
 * passwords wait to be hashed, does not count: it was no guess. Throws what `verify` throws, or AppError unavailable.
 */
export const withLoginAttempt = <T>(attempt: Attempt, verify: () => Promise<T>): Promise<T> =>
  queue(async () => {
    await countLoginAttempt(attempt);
    try {
      return await verify();
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') await revertLoginAttempt(attempt);
      throw error;
    }
  }, attempt.network);

/** Clears the attempts of an address, after the right password or a reset by mail. */
export async function clearLoginAttempts({ db, secret, email }: Attempts): Promise<void> {
  await db.deleteFrom('loginAttempt').where('addressHmac', '=', addressHmac(secret, email)).execute();
}

/** Takes back the count of the last attempt, which was no guess. Earlier attempts still count. */
export async function revertLoginAttempt({ db, secret, email }: Attempts): Promise<void> {
  const hmac = addressHmac(secret, email);
  await db.deleteFrom('loginAttempt').where('addressHmac', '=', hmac).where('tries', '<=', 1).execute();
  await db
    .updateTable('loginAttempt')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('addressHmac', '=', hmac)
    .execute();
}

const addressHmac = (secret: string, email: string) => keyedHash(secret, 'login', normaliseAddress(email));
