import { sql } from 'kysely';
import { after, HOUR, SECOND } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { normalisedAddress } from '#app/platform/mail/address.ts';
import { keyedHash } from '#app/platform/session/token.ts';

const MOST_TRIES = 5;
const BLOCK = 30 * SECOND;
/** Tries longer ago than this don't count any more. */
const FORGOTTEN_AFTER = HOUR;

interface Attempt {
  db: Database;
  secret: string;
  email: string;
  now: Date;
}

/**
 * Takes one of the five tries of an address, before its password is looked at: the row's lock keeps tries at the same
 * moment from being more than five. Throws AppError temporarily_blocked when there is none left; a try during the block
 * does not prolong it (rules.md R2).
 */
export async function takeLoginTry({ db, secret, email, now }: Attempt): Promise<void> {
  const attempt = await db
    .insertInto('loginAttempt')
    .values({ addressHmac: addressHmac(secret, email), tries: 1, lastTryAt: now, blockedUntil: null })
    .onConflict((conflict) =>
      conflict.column('addressHmac').doUpdateSet({
        tries: sql`case
          when login_attempt.blocked_until > ${now} then login_attempt.tries
          when login_attempt.blocked_until <= ${now} then 1
          when login_attempt.last_try_at < ${after(now, -FORGOTTEN_AFTER)} then 1
          when login_attempt.tries >= ${MOST_TRIES} then login_attempt.tries
          else login_attempt.tries + 1 end`,
        blockedUntil: sql`case
          when login_attempt.blocked_until > ${now} then login_attempt.blocked_until
          when login_attempt.blocked_until is null
            and login_attempt.last_try_at >= ${after(now, -FORGOTTEN_AFTER)}
            and login_attempt.tries >= ${MOST_TRIES} then ${after(now, BLOCK)}::timestamptz
          else null end`,
        lastTryAt: now,
      }),
    )
    .returning('blockedUntil')
    .executeTakeFirstOrThrow();
  if (attempt.blockedUntil) throw new AppError('temporarily_blocked');
}

/** Forgets the tries of an address: its password was right, or was set anew by mail. */
export async function forgetLoginTries({ db, secret, email }: Omit<Attempt, 'now'>): Promise<void> {
  await db.deleteFrom('loginAttempt').where('addressHmac', '=', addressHmac(secret, email)).execute();
}

/** Gives back the try that was taken last: it did not guess. Tries before it still count. */
export async function giveLoginTryBack({ db, secret, email }: Omit<Attempt, 'now'>): Promise<void> {
  const hmac = addressHmac(secret, email);
  await db.deleteFrom('loginAttempt').where('addressHmac', '=', hmac).where('tries', '<=', 1).execute();
  await db
    .updateTable('loginAttempt')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('addressHmac', '=', hmac)
    .execute();
}

const addressHmac = (secret: string, email: string) => keyedHash(secret, 'login', normalisedAddress(email));
