import type { Write } from '#app/platform/database/write.ts';
import { orphanPictures } from '#app/platform/images/orphan-pictures.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { memberTopic } from '../topics.ts';

/** Replaces the photo of a member by another, or by none, in an open transaction. The old picture becomes orphaned. */
export async function changePhoto(
  jobs: Jobs,
  { db, invalidate }: Write,
  { memberId, photoId }: { memberId: number; photoId: string | null },
): Promise<void> {
  const { photoId: former } = await db
    .selectFrom('member')
    .select('photoId')
    .where('id', '=', memberId)
    .forNoKeyUpdate() // a stronger lock would wait for the new picture's row, which refers to the member
    .executeTakeFirstOrThrow();
  if (former === photoId) return;
  await db.updateTable('member').set({ photoId }).where('id', '=', memberId).execute();
  if (former) await orphanPictures(jobs, db, [former]);
  invalidate(memberTopic(memberId));
}
