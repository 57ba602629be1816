import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { PUBLICATION_LOCK, REFERENCE_LOCK, SAVE_LOCK } from '../../app/platform/database/lock-numbers.ts';
import type { Database } from './transaction.ts';

/*
 * The locks of saving and publishing. All are held until the transaction ends, and every transaction acquires them in one
 * order, so that no deadlock is possible: first the saves of its documents, then the references, then the
 * publications; of each kind all at once, in the order of their keys (docs/decisions/publishing.md).
 */

/**
 * Locks on what documents refer to, by name (`publish/lock/reference-locks.ts`): shared by all that read it, exclusive for
 * who changes it.
 */
export interface ReferenceLocks {
  shared: string[];
  exclusive: string[];
}

/** Makes the saves of each of these documents wait for each other. */
export const lockSaves = (db: Database, ids: Iterable<number>): Promise<void> => lockIds(db, SAVE_LOCK, ids);

/** Makes the publications of each of these documents wait for each other. */
export const lockPublications = (db: Database, ids: Iterable<number>): Promise<void> =>
  lockIds(db, PUBLICATION_LOCK, ids);

/** Makes a change wait for the publications of documents that refer to what changes, and the other way round. */
export async function lockReferences(db: Database, { shared, exclusive }: ReferenceLocks): Promise<void> {
  const isExclusive = new Map(shared.map((name) => [keyOf(name), false]));
  for (const name of exclusive) isExclusive.set(keyOf(name), true);
  const keys = [...isExclusive.keys()].toSorted(ascending);
  if (keys.length === 0) return;
  await db.execute(sql`
    select case when exclusive then pg_advisory_xact_lock(${REFERENCE_LOCK}, key)::text
      else pg_advisory_xact_lock_shared(${REFERENCE_LOCK}, key)::text end
    from unnest(${`{${keys}}`}::int[], ${`{${keys.map((key) => isExclusive.get(key))}}`}::boolean[]) as name (key, exclusive)`);
}

async function lockIds(db: Database, number: number, ids: Iterable<number>): Promise<void> {
  const sorted = [...new Set(ids)].toSorted(ascending);
  if (sorted.length === 0) return;
  await db.execute(sql`select pg_advisory_xact_lock(${number}, id) from unnest(${`{${sorted}}`}::int[]) as id`);
}

const ascending = (one: number, other: number): number => one - other;

/** Two names may have the same key: then they wait for each other needlessly, which does no harm. */
const keyOf = (name: string): number => createHash('sha256').update(name).digest().readInt32BE();
