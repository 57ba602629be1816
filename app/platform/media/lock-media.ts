import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { MEDIA_LOCK } from '#app/platform/database/lock-numbers.ts';

/** To be taken by who writes the rows of files, and by who removes files. */
export const lockMedia = {
  toKeep: (db: OpenTransaction) => sql`select pg_advisory_xact_lock_shared(${MEDIA_LOCK})`.execute(db),
  toRemove: (db: OpenTransaction) => sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`.execute(db),
};
