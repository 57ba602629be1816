import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { deleteOrphanedPicturesJob } from './delete-orphaned-pictures.ts';

/** Removes the owner of pictures: they are not served any more, and the worker deletes them. */
export async function orphanPictures(jobs: Jobs, db: OpenTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('picture')
    .set({ memberId: null })
    .where('id', 'in', [...ids])
    .execute();
  await jobs.send(db, deleteOrphanedPicturesJob, {});
}
