import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

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

/** Whether a username cannot be chosen: a member or a registration has it, or it is reserved. Case does not matter. */
export async function isUsernameTaken({ db }: { db: Database }, username: string): Promise<boolean> {
  const name = username.trim().toLowerCase();
  if (RESERVED.has(name.replaceAll('-', '_'))) return true;
  const found = await db
    .selectFrom('member')
    .select('id')
    .where(sql<string>`lower(username)`, '=', name)
    .unionAll(db.selectFrom('registration').select('id').where(sql<string>`lower(username)`, '=', name))
    .executeTakeFirst();
  return found !== undefined;
}
