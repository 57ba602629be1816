import type { OpenTransaction } from '#app/platform/database/database.ts';
import { orphanPictures } from '#app/platform/images/orphan-pictures.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import type { Block } from '../body/blocks.ts';
import type { LockedPictures } from './lock-pictures.ts';
import { pictureIdsIn } from './picture-ids.ts';

/**
 * Stores which pictures a post has, in an open transaction in which they are locked. A picture that no post has any more is
 * orphaned: the worker deletes it.
 */
export async function attachPictures(
  jobs: Jobs,
  db: OpenTransaction,
  { postId, blocks, pictures: { former } }: { postId: number; blocks: readonly Block[]; pictures: LockedPictures },
): Promise<void> {
  const wanted = pictureIdsIn(blocks);
  const added = wanted.filter((id) => !former.includes(id));
  if (added.length > 0) {
    await db
      .insertInto('blogPostPicture')
      .values(added.map((pictureId) => ({ postId, pictureId })))
      .execute();
    await db.updateTable('blogPicture').set({ unusedSince: null }).where('pictureId', 'in', added).execute();
  }
  for (const id of former.filter((each) => !wanted.includes(each))) await removePicture(jobs, db, { postId, id });
}

async function removePicture(jobs: Jobs, db: OpenTransaction, { postId, id }: { postId: number; id: string }) {
  await db.deleteFrom('blogPostPicture').where('postId', '=', postId).where('pictureId', '=', id).execute();
  const elsewhere = await db
    .selectFrom('blogPostPicture')
    .select('postId')
    .where('pictureId', '=', id)
    .executeTakeFirst();
  if (!elsewhere) await orphanPictures(jobs, db, [id]);
}
