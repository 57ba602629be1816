import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';

/** Any number that nobody else uses. */
const LOCK = 7_411_364;

/**
 * The same file is kept once, whoever uploads it. So that nobody removes it while somebody else begins to refer to it,
 * who writes the rows of files shares this lock until their transaction ends, and who removes files has it alone.
 */
export const lockMedia = {
  toKeep: (db: OpenTransaction) => sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(db),
  toRemove: (db: OpenTransaction) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db),
};
