import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { MEDIA_LOCK } from '#app/platform/database/lock-numbers.ts';

/** The lock for writing the rows of files, and for removing files. */
export const lockMedia = {
  toKeep: (db: OpenTransaction) => sql`select pg_advisory_xact_lock_shared(${MEDIA_LOCK})`.execute(db),
  toRemove: (db: OpenTransaction) => sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`.execute(db),
};
