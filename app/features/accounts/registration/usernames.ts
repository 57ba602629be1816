import { sql } from 'kysely';
import type { Config } from '#app/platform/config/config.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { speaksForSite } from '#app/platform/names/speaks-for-site.ts';
import { keyedHash } from '#app/platform/session/token.ts';

/** Names that the site gives to who has none, or uses in paths (rules.md R3). */
const RESERVED = new Set(['deelnemer', 'een_deelnemer', 'nieuw', 'voormalig_deelnemer']);

/**
 * Whether a username cannot be chosen: a member or a registration has it or one that looks like it, a deleted member had
 * it, moderators took it away, or it is reserved, as all that speak for the site are (choices.md 52). Case does not matter.
 */
export async function isUsernameTaken(
  { db, config }: { db: Database; config: Pick<Config, 'secret'> },
  username: string,
): Promise<boolean> {
  const name = username.trim().toLowerCase();
  if (speaksForSite(username) || RESERVED.has(name.replaceAll('-', '_'))) return true;
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
        .where('usernameHmac', '=', usernameHmac(config.secret, name)),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** Reserves the name that a member no longer has, so that nobody else takes it. */
export async function reserveUsername(
  db: OpenTransaction,
  { secret }: Pick<Config, 'secret'>,
  username: string,
): Promise<void> {
  await db
    .insertInto('formerUsername')
    .values({ usernameHmac: usernameHmac(secret, username) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What is kept of the name of a deleted member, or of one that moderators took away (rules.md R3). */
export const usernameHmac = (secret: string, username: string): Buffer =>
  keyedHash(secret, 'username', username.toLowerCase());
