import type { Write } from '#app/platform/database/write.ts';
import { letGoOfPicture } from '#app/platform/images/let-go-of-picture.ts';
import type { Jobs } from '#app/platform/jobs/jobs.ts';
import { memberTopic } from '../topics.ts';

/** Inside a write, puts a photo, or none, in the place of the one that a member has. */
export async function changePhoto(
  jobs: Jobs,
  { db, changes }: Write,
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
  if (former) await letGoOfPicture(jobs, db, former);
  changes(memberTopic(memberId));
}
