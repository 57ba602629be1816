import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { SEARCH_INDEX_LOCK } from '#app/platform/database/lock-numbers.ts';
import type { Platform } from '#app/platform/platform.ts';
import { COLUMNS, LISTS } from './list-items.ts';
import type { SubjectColumn } from './search-item.ts';
import { storeEntries } from './store-entries.ts';

/** How many items are indexed in one transaction. */
const BATCH = 200;

type Indexed = Pick<Platform, 'db'>;

/**
 * Indexes these items as they are now. What is no longer there for others is removed from the index. Items are read under
 * the lock, so that of two workers the last one stores what is newest.
 */
export async function indexItems(platform: Indexed, column: SubjectColumn, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH);
    await underLock(platform, async (db) =>
      storeEntries(db, { column, ids: batch, items: await LISTS[column](db, { ids: batch }) }),
    );
  }
}

/**
 * Indexes everything anew, batch by batch, and gives how many items that were. The entries of a batch are replaced in one
 * transaction, so that what is there is found all the time.
 */
export async function rebuildIndex(platform: Indexed): Promise<number> {
  let indexed = 0;
  for (const column of COLUMNS) {
    for (let after = 0; ; ) {
      const { count, last } = await indexNext(platform, column, after);
      indexed += count;
      if (last === null) break;
      after = last;
    }
  }
  return indexed;
}

/** Indexes the next items after an id. What has an entry between that id and the last one, but is gone, loses it. */
async function indexNext(
  platform: Indexed,
  column: SubjectColumn,
  after: number,
): Promise<{ count: number; last: number | null }> {
  return underLock(platform, async (db) => {
    const items = await LISTS[column](db, { after, limit: BATCH });
    const last = items.length < BATCH ? null : (items.at(-1)?.id ?? null);
    const stale = await db
      .selectFrom('searchEntry')
      .select(column)
      .where(column, '>', after)
      .$if(last !== null, (query) => query.where(column, '<=', last))
      .execute();
    const ids = new Set([...items.map(({ id }) => id), ...stale.map((row) => row[column] as number)]);
    await storeEntries(db, { column, ids: [...ids], items });
    return { count: items.length, last };
  });
}

const underLock = <T>({ db }: Indexed, work: (db: OpenTransaction) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${SEARCH_INDEX_LOCK})`.execute(transaction);
    return work(transaction);
  });

/** Counts up when what is indexed, or how it is weighed, changes: then every site indexes all anew. */
const INDEX_VERSION = 8;

/** Indexes everything anew on a site whose index is of another version, as on one that never had any. */
export async function rebuildOutdated(platform: Pick<Platform, 'db'>): Promise<void> {
  const { indexVersion } = await platform.db.selectFrom('searchState').select('indexVersion').executeTakeFirstOrThrow();
  if (indexVersion === INDEX_VERSION) return;
  await rebuildIndex(platform);
  await platform.db.updateTable('searchState').set({ indexVersion: INDEX_VERSION }).execute();
}
