import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { MEDIA_LOCK } from '#app/platform/database/lock-numbers.ts';

/** Locks the media store until the transaction ends: shared to write rows of files, exclusive to delete files. */
export const lockMedia = {
  toStore: (db: OpenTransaction) => sql`select pg_advisory_xact_lock_shared(${MEDIA_LOCK})`.execute(db),
  toDelete: (db: OpenTransaction) => sql`select pg_advisory_xact_lock(${MEDIA_LOCK})`.execute(db),
};
