import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { deleteOrphanedPicturesJob } from './delete-orphaned-pictures.ts';

/** Removes the owner of a picture: it is not served any more, and the worker deletes it. */
export async function orphanPicture(jobs: Jobs, db: OpenTransaction, id: string): Promise<void> {
  await db.updateTable('picture').set({ memberId: null }).where('id', '=', id).execute();
  await jobs.send(db, deleteOrphanedPicturesJob, {});
}
