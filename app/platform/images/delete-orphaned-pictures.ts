import { z } from 'zod';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import { lockMedia } from '#app/platform/media/lock-media.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Deletes the pictures without an owner, also those of a deleted account: within a minute (rules.md R31). */
export const deleteOrphanedPicturesJob = jobKind({
  name: 'images.delete-orphaned',
  payload: z.object({}),
  cron: '* * * * *',
});

/** How many pictures are deleted in one transaction: few, because uploads wait for its lock. */
const BATCH_SIZE = 20;

/**
 * Deletes the pictures without an owner, and their files unless another picture has the same ones. Pictures whose upload
 * is in progress stay. Safe to run twice: after an error the rows are still there.
 */
export async function deleteOrphanedPictures({
  db,
  media,
  clock,
}: Pick<Platform, 'db' | 'media' | 'clock'>): Promise<void> {
  let removed = BATCH_SIZE;
  while (removed === BATCH_SIZE) {
    removed = await db.transaction().execute(async (transaction) => {
      const ids = await listOrphaned(transaction, clock.now());
      if (ids.length === 0) return 0;
      await lockMedia.toDelete(transaction);
      const keys = await listUnsharedKeys(transaction, ids);
      await Promise.all(keys.map((key) => media.delete(key)));
      await transaction.deleteFrom('picture').where('id', 'in', ids).execute();
      return ids.length;
    });
  }
}

/**
 * Finds and locks the orphaned pictures, but for those that moderators took off or that a case keeps: no upload can set their
 * owner, and no second job deletes them.
 */
async function listOrphaned(db: OpenTransaction, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('memberId', 'is', null)
    .where((eb) => eb.or([eb('awaitsOwnerUntil', 'is', null), eb('awaitsOwnerUntil', '<', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('hiddenPhoto').select('memberId').whereRef('pictureId', '=', 'picture.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('reportedPicture').select('place').whereRef('pictureId', '=', 'picture.id'))),
    )
    .limit(BATCH_SIZE)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The keys of the files that no other picture and no editorial file refers to. */
async function listUnsharedKeys(db: OpenTransaction, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('pictureFile')
    .select('mediaKey')
    .distinct()
    .where('pictureId', 'in', ids)
    .where('mediaKey', 'not in', (eb) =>
      eb
        .selectFrom('pictureFile as other')
        .select('other.mediaKey')
        .whereRef('other.mediaKey', '=', 'pictureFile.mediaKey')
        .where('other.pictureId', 'not in', ids)
        .unionAll(
          eb.selectFrom('editorial.mediaFile').select('key as mediaKey').whereRef('key', '=', 'pictureFile.mediaKey'),
        ),
    )
    .execute();
  return rows.map(({ mediaKey }) => mediaKey);
}
