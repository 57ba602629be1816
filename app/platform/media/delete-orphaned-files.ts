import { after, DAY } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { lockMedia } from './lock-media.ts';
import type { MediaStore } from './media-store.ts';

/** How long a file may be without a row: much longer than any upload or save takes. */
const AWAITS_ROW = DAY;

/**
 * Deletes the files that no row refers to: those that an editor replaced or deleted, and those of a save that failed after
 * the file was stored. Safe to run twice.
 */
export async function deleteOrphanedFiles({
  db,
  media,
  clock,
}: Pick<Platform, 'db' | 'media' | 'clock'>): Promise<void> {
  const before = after(clock.now(), -AWAITS_ROW);
  for await (const keys of media.keys()) {
    const old = await onlyOld(await unused(db, keys), before, media);
    if (old.length === 0) continue;
    await db.transaction().execute(async (transaction) => {
      await lockMedia.toRemove(transaction);
      const still = await unused(transaction, old);
      await Promise.all(still.map((key) => media.remove(key)));
    });
  }
}

/** Those of these keys that no row refers to. */
async function unused(db: Database | OpenTransaction, keys: string[]): Promise<string[]> {
  const [pictures, editorial] = await Promise.all([
    db.selectFrom('pictureFile').select('mediaKey as key').where('mediaKey', 'in', keys).execute(),
    db.selectFrom('editorial.mediaFile').select('key').where('key', 'in', keys).execute(),
  ]);
  const used = new Set([...pictures, ...editorial].map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
}

async function onlyOld(keys: string[], before: Date, media: MediaStore): Promise<string[]> {
  const old: string[] = [];
  for (const key of keys) {
    const since = await media.storedAt(key);
    if (since && since < before) old.push(key);
  }
  return old;
}
