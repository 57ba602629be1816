import { sql } from 'kysely';
import type { Config } from '#app/platform/config/config.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { USERNAME_LOCK } from '#app/platform/database/lock-numbers.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { speaksForSite } from '#app/platform/names/speaks-for-site.ts';
import { keyedHash } from '#app/platform/session/token.ts';
import { USERNAME_TAKEN } from './username-taken.ts';

/** Names that the site gives to who has none, or uses in paths (rules.md R3). */
const RESERVED = new Set(['deelnemer', 'een_deelnemer', 'nieuw', 'voormalig_deelnemer']);

type Names = { db: Database; config: Pick<Config, 'secret'> };

/**
 * Whether a username cannot be chosen: a member or a registration has it or one that looks like it, as a deleted member or one
 * of whom moderators took it away did; or it is reserved, as all that speak for the site are (choices.md 52). Case does not
 * matter.
 */
export async function isUsernameTaken({ db, config }: Names, username: string): Promise<boolean> {
  const name = username.trim();
  if (speaksForSite(name) || RESERVED.has(name.toLowerCase().replaceAll('-', '_'))) return true;
  const looksLikeIt = sql<boolean>`look_of_username(username) = look_of_username(${name})`;
  const found = await db
    .selectFrom('member')
    .select('id')
    .where(looksLikeIt)
    .unionAll(db.selectFrom('registration').select('id').where(looksLikeIt))
    .unionAll(
      db
        .selectFrom('formerUsername')
        .select(sql.lit(0).as('id'))
        .where('usernameHmac', 'in', await usernameHmacs({ db, config }, name)),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The same in a transaction that goes on to store the name: who chooses one that looks like it waits until that ends. Throws
 * AppError invalid_input for a name that is taken.
 */
export async function claimUsername({ db, config }: Names & { db: OpenTransaction }, username: string): Promise<void> {
  const look = sql`look_of_username(${username.trim()})`;
  await sql`select pg_advisory_xact_lock(${USERNAME_LOCK}::integer, hashtext(${look}))`.execute(db);
  if (await isUsernameTaken({ db, config }, username))
    throw new AppError('invalid_input', { fields: { Username: USERNAME_TAKEN } });
}

/** Reserves the name that a member no longer has, so that nobody else takes it, or one that looks like it. */
export async function reserveUsername(
  { db, config }: Names & { db: OpenTransaction },
  username: string,
): Promise<void> {
  const hmacs = await usernameHmacs({ db, config }, username);
  await db
    .insertInto('formerUsername')
    .values(hmacs.map((usernameHmac) => ({ usernameHmac })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Frees a name that was reserved, for the member who had it. */
export async function freeUsername({ db, config }: Names & { db: OpenTransaction }, username: string): Promise<void> {
  const hmacs = await usernameHmacs({ db, config }, username);
  await db.deleteFrom('formerUsername').where('usernameHmac', 'in', hmacs).execute();
}

/** What is kept of a name that a member no longer has, and of how it looks (rules.md R3). */
async function usernameHmacs({ db, config: { secret } }: Names, username: string): Promise<Buffer[]> {
  const { rows } = await sql<{ look: string }>`select look_of_username(${username}) as look`.execute(db);
  const names = new Set([username.toLowerCase(), ...rows.map(({ look }) => look)]);
  return [...names].map((name) => keyedHash(secret, 'username', name));
}
