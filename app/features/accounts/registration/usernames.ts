import { sql } from 'kysely';
import type { Config } from '#app/platform/config/config.ts';
import type { Database } from '#app/platform/database/database.ts';
import { keyedHash } from '#app/platform/session/token.ts';

/** Names of somebody who seems to speak for the site (rules.md R3). */
const RESERVED = new Set([
  'admin',
  'administrator',
  'beheer',
  'beheerder',
  'deelnemer',
  'dietist',
  'een_deelnemer',
  'infolijn',
  'moderator',
  'niergenoten',
  'nieuw',
  'redactie',
  'support',
  'voormalig_deelnemer',
  'webmaster',
]);

/**
 * Whether a username cannot be chosen: a member or a registration has it, a deleted member had it, or it is reserved. Case
 * does not matter.
 */
export async function isUsernameTaken(
  { db, config }: { db: Database; config: Pick<Config, 'secret'> },
  username: string,
): Promise<boolean> {
  const name = username.trim().toLowerCase();
  if (RESERVED.has(name.replaceAll('-', '_'))) return true;
  const found = await db
    .selectFrom('member')
    .select('id')
    .where(sql<string>`lower(username)`, '=', name)
    .unionAll(db.selectFrom('registration').select('id').where(sql<string>`lower(username)`, '=', name))
    .unionAll(
      db
        .selectFrom('formerUsername')
        .select(sql.lit(0).as('id'))
        .where('usernameHmac', '=', usernameHmac(config.secret, name)),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** What is kept of the name of a deleted member (rules.md R3). */
export const usernameHmac = (secret: string, username: string): Buffer =>
  keyedHash(secret, 'username', username.toLowerCase());
