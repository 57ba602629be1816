import { sql } from '@payloadcms/db-postgres';
import { after, HOUR, systemClock } from '../../app/platform/clock.ts';
import { openAppSecret, sealAppSecret, stepOfCode } from '../../app/platform/second-factor/app-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../app/platform/second-factor/recovery-codes.ts';
import type { Database } from '../database/transaction.ts';
import { settings } from '../settings.ts';

/** How many wrong codes of one user may be tried in `TRIES_PERIOD`, from all networks: six digits are soon guessed. */
const MAX_TRIES = 5;
const TRIES_PERIOD = HOUR;

/** How many recovery codes a user has left; null for one without a second factor. */
export async function countRecoveryCodes(userId: number, db: Database): Promise<number | null> {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from cms.recovery_code code where code.user_id = factor.user_id) as codes
    from cms.second_factor factor where user_id = ${userId}`);
  return rows[0] ? Number(rows[0].codes) : null;
}

/**
 * Turns the second factor of a user on, or gives it another app, of which a code of this half minute was right. Ends all
 * their sessions but this one. Gives the recovery codes.
 */
export async function turnOn(
  { userId, sessionId, appSecret, step }: { userId: number; sessionId: string; appSecret: Buffer; step: number },
  db: Database,
): Promise<string[]> {
  const now = systemClock.now().toISOString();
  const sealed = sealAppSecret(appSecret, settings.secret);
  await db.execute(sql`
    insert into cms.second_factor (user_id, app_secret, app_step, tries_since, created_at)
    values (${userId}, ${sealed}, ${step}, ${now}, ${now})
    on conflict (user_id) do update set app_secret = ${sealed}, app_step = ${step}, created_at = ${now}`);
  await endSessions({ userId, but: sessionId }, db);
  await confirmSession({ userId, sessionId }, db);
  return renewRecoveryCodes(userId, db);
}

/**
 * Turns the second factor of a user off, and ends all their sessions but this one: those that showed no second factor would
 * count again. Gives whether it was on.
 */
export async function turnOff({ userId, but }: { userId: number; but: string | null }, db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from cms.second_factor where user_id = ${userId} returning user_id`);
  await endSessions({ userId, but }, db);
  return rows.length > 0;
}

/** Gives a user new recovery codes in place of those they had. They are shown once; only their hashes are stored. */
export async function renewRecoveryCodes(userId: number, db: Database): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.execute(sql`delete from cms.recovery_code where user_id = ${userId}`);
  for (const code of codes) {
    const hash = hashRecoveryCode(code, settings.secret);
    await db.execute(sql`insert into cms.recovery_code (user_id, code_hash) values (${userId}, ${hash})`);
  }
  return codes;
}

/**
 * Counts a code that is tried. Gives for how many seconds no code counts any more, 0 while they do. Outside any transaction,
 * before the code is verified: so wrong codes count, and of many at once no more than the limit are verified.
 */
export async function countTry(userId: number, db: Database): Promise<number> {
  const now = systemClock.now();
  const began = after(now, -TRIES_PERIOD).toISOString();
  const { rows } = await db.execute(sql`
    update cms.second_factor set
      tries = case when tries = 0 or tries_since <= ${began} then 1 else tries + 1 end,
      tries_since = case when tries = 0 or tries_since <= ${began} then ${now.toISOString()} else tries_since end
    where user_id = ${userId}
    returning tries, extract(epoch from tries_since - ${began}::timestamptz) as seconds`);
  return Number(rows[0]?.tries) > MAX_TRIES ? Math.ceil(Number(rows[0]?.seconds)) : 0;
}

/** Uses up a code of the app, or a recovery code. Gives whether it was right, by which earlier tries are forgiven. */
export async function consumeCode(userId: number, code: string, db: Database): Promise<boolean> {
  const isRight = (await consumeAppCode(userId, code, db)) || (await consumeRecoveryCode(userId, code, db));
  if (isRight) await db.execute(sql`update cms.second_factor set tries = 0 where user_id = ${userId}`);
  return isRight;
}

/** A code of the app of a half minute in which, or after which, a code was used counts no more. */
async function consumeAppCode(userId: number, code: string, db: Database): Promise<boolean> {
  const stored = await db.execute(sql`select app_secret from cms.second_factor where user_id = ${userId} for update`);
  const secret = openAppSecret(String(stored.rows[0]?.app_secret), settings.secret);
  const step = secret && (await stepOfCode(secret, code, systemClock.now()));
  if (!step) return false;
  const { rows } = await db.execute(sql`
    update cms.second_factor set app_step = ${step}
    where user_id = ${userId} and app_step < ${step} returning user_id`);
  return rows.length > 0;
}

async function consumeRecoveryCode(userId: number, code: string, db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    delete from cms.recovery_code
    where user_id = ${userId} and code_hash = ${hashRecoveryCode(code, settings.secret)} returning user_id`);
  return rows.length > 0;
}

interface Session {
  userId: number;
  sessionId: string;
}

/** Records that this session showed a second factor. */
export async function confirmSession({ userId, sessionId }: Session, db: Database): Promise<void> {
  await db.execute(sql`
    delete from cms.confirmed_session confirmed where user_id = ${userId}
    and not exists (select from cms.users_sessions session where session.id = confirmed.session_id)`);
  await db.execute(sql`
    insert into cms.confirmed_session (session_id, user_id) values (${sessionId}, ${userId}) on conflict do nothing`);
}

/** Whether a session counts: it showed a second factor, or none is asked of its user. */
export async function mayUseSession({ userId, sessionId }: Session, db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select
      exists (select from cms.second_factor where user_id = ${userId}) as has_factor,
      exists (
        select from cms.confirmed_session where session_id = ${sessionId} and user_id = ${userId}
      ) as is_confirmed`);
  const [found] = rows;
  return found?.is_confirmed === true || !(settings.secondFactorRequired || found?.has_factor);
}

async function endSessions({ userId, but }: { userId: number; but: string | null }, db: Database): Promise<void> {
  await db.execute(sql`delete from cms.users_sessions where _parent_id = ${userId} and id is distinct from ${but}`);
  await db.execute(sql`
    delete from cms.confirmed_session where user_id = ${userId} and session_id is distinct from ${but}`);
}
