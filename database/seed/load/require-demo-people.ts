import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { ExpectedError } from '../../../bin/process/expected-error.js';
import { LOAD_DOMAIN } from './people.ts';

/**
 * Throws ExpectedError for a database with a member who could be a real person, and for one that already has bulk data.
 * Nobody can have an address in these domains (RFC 2606), so a member with any other address may be real.
 */
export async function requireDemoPeople(db: Database): Promise<void> {
  const { rows } = await sql<{ real: boolean; loaded: boolean }>`
    select
      exists (select from member where lower(email) !~ '[@.](example|example\\.(org|com|net)|test|invalid|localhost)$') as real,
      exists (select from member where lower(email) = ${`lid1@${LOAD_DOMAIN}`}) as loaded
  `.execute(db);
  if (rows[0]?.real) {
    throw new ExpectedError(
      'In deze database staan mensen die echt kunnen zijn (met een ander adres dan de demo geeft). Bulkdata komt er niet bij.',
    );
  }
  if (rows[0]?.loaded)
    throw new ExpectedError('De bulkdata staat er al. Voor andere: begin met een lege DATA_DIR of database.');
}
