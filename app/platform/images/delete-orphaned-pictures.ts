import type { OpenTransaction } from '#app/platform/database/database.ts';
import { lockMedia } from '#app/platform/media/lock-media.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Few enough that uploads at the same time need not wait long. */
const AT_A_TIME = 20;

/**
 * Deletes the pictures without an owner, with those of their files that no other picture has; but not pictures whose
 * upload is under way. Safe to run twice: when it fails halfway the rows are still there.
 */
export async function deleteOrphanedPictures({
  db,
  media,
  clock,
}: Pick<Platform, 'db' | 'media' | 'clock'>): Promise<void> {
  let removed = AT_A_TIME;
  while (removed === AT_A_TIME) {
    removed = await db.transaction().execute(async (transaction) => {
      const ids = await listOrphaned(transaction, clock.now());
      if (ids.length === 0) return 0;
      await lockMedia.toRemove(transaction);
      const keys = await keysOnlyIn(transaction, ids);
      await Promise.all(keys.map((key) => media.remove(key)));
      await transaction.deleteFrom('picture').where('id', 'in', ids).execute();
      return ids.length;
    });
  }
}

/** Locked, so that nobody gives them an owner any more, and that no two jobs remove the same ones. */
async function listOrphaned(db: OpenTransaction, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('id')
    .where('memberId', 'is', null)
    .where((eb) => eb.or([eb('awaitsOwnerUntil', 'is', null), eb('awaitsOwnerUntil', '<', now)]))
    .limit(AT_A_TIME)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The keys of files that only these pictures have, and no editor. */
async function keysOnlyIn(db: OpenTransaction, ids: string[]): Promise<string[]> {
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
