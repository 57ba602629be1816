import type { Write } from '#app/platform/database/write.ts';
import { orphanPicture } from '#app/platform/images/orphan-picture.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { photoChanged } from '../events.ts';
import { memberTopic } from '../topics.ts';

/** Inside a write, puts a photo, or none, in the place of the one that a member has. */
export async function changePhoto(
  jobs: Jobs,
  { db, changes, publish }: Write,
  { memberId, photoId }: { memberId: number; photoId: string | null },
): Promise<void> {
  const { photoId: former } = await db
    .selectFrom('member')
    .select('photoId')
    .where('id', '=', memberId)
    .forNoKeyUpdate() // a new picture refers to the member already, which a stronger lock would wait for
    .executeTakeFirstOrThrow();
  if (former === photoId) return;
  await db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  if (former) await orphanPicture(jobs, db, former);
  changes(memberTopic(memberId));
  await publish(photoChanged, { memberId });
}
