import { z } from 'zod';
import { after, DAY } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import type { Platform } from '#app/platform/platform.ts';
import { lockMedia } from './lock-media.ts';
import type { MediaStore } from './media-store.ts';

/** Deletes the files in the media store that no picture and no editorial file refers to. */
export const deleteOrphanedFilesJob = jobKind({
  name: 'media.delete-orphaned-files',
  payload: z.object({}),
  cron: '30 3 * * *',
});

/** How long a file may exist without a row: much longer than any upload or save takes. */
const GRACE_PERIOD = DAY;

/**
 * Deletes the files that no row refers to: those that an editor replaced or deleted, and those of a save that failed after
 * the file was stored. Safe to run twice.
 */
export async function deleteOrphanedFiles({
  db,
  media,
  clock,
}: Pick<Platform, 'db' | 'media' | 'clock'>): Promise<void> {
  const before = after(clock.now(), -GRACE_PERIOD);
  for await (const keys of media.keys()) {
    const old = await filterOlder(await listUnreferenced(db, keys), before, media);
    if (old.length === 0) continue;
    await db.transaction().execute(async (transaction) => {
      await lockMedia.toDelete(transaction);
      const still = await listUnreferenced(transaction, old);
      await Promise.all(still.map((key) => media.delete(key)));
    });
  }
}

/** The keys that no row refers to. */
async function listUnreferenced(db: Database | OpenTransaction, keys: string[]): Promise<string[]> {
  const [pictures, editorial] = await Promise.all([
    db.selectFrom('pictureFile').select('mediaKey as key').where('mediaKey', 'in', keys).execute(),
    db.selectFrom('editorial.mediaFile').select('key').where('key', 'in', keys).execute(),
  ]);
  const used = new Set([...pictures, ...editorial].map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
}

async function filterOlder(keys: string[], before: Date, media: MediaStore): Promise<string[]> {
  const old: string[] = [];
  for (const key of keys) {
    const since = await media.storedAt(key);
    if (since && since < before) old.push(key);
  }
  return old;
}
