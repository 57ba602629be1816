import { z } from 'zod';
import { after, DAY } from '#app/platform/clock.ts';
import { orphanPictures } from '#app/platform/images/orphan-pictures.ts';
import { jobKind } from '#app/platform/jobs/jobs.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Every night: orphans the pictures that were uploaded long ago for a post that was never saved with them. */
export const orphanUnusedPicturesJob = jobKind({
  name: 'blogs.orphan-unused-pictures',
  payload: z.object({}),
  cron: '20 3 * * *',
});

/** How long a picture waits for its post, in milliseconds: as long as somebody may leave a draft. */
const LIFETIME = 60 * DAY;

/** How many pictures are orphaned in one transaction. */
const BATCH_SIZE = 50;

/** Orphans pictures that no post has had for `LIFETIME`: the worker deletes them. Safe to run twice. */
export async function orphanUnusedPictures({ db, clock, jobs }: Platform): Promise<void> {
  let orphaned = BATCH_SIZE;
  while (orphaned === BATCH_SIZE) {
    orphaned = await db.transaction().execute(async (transaction) => {
      const unused = await transaction
        .selectFrom('blogPicture')
        .innerJoin('picture', 'picture.id', 'blogPicture.pictureId')
        .select('picture.id')
        .where('blogPicture.unusedSince', '<', after(clock.now(), -LIFETIME))
        .where('picture.memberId', 'is not', null)
        .limit(BATCH_SIZE)
        .forUpdate(['picture', 'blogPicture']) // so that one that a post took up meanwhile is left alone
        .skipLocked()
        .execute();
      await orphanPictures(
        jobs,
        transaction,
        unused.map(({ id }) => id),
      );
      return unused.length;
    });
  }
}
