import type { Write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { findKind, findSubject, type SubjectRef } from '../lists/subjects.ts';

/** A text as it was kept for a case. */
interface KeptText {
  id: number;
  body: string;
}

/**
 * Keeps what a case is about as it is now, for its moderators, with what stands around it where its kind says so; where it
 * did not change since it was last kept, nothing is added. The caller has locked the case. Gives the text; null for what is
 * no longer there, or is neither text nor picture.
 */
export async function keepReportedText(
  { db, now }: Write,
  platform: Pick<Platform, 'caseKinds'>,
  { caseId, ...thing }: SubjectRef & { caseId: number },
): Promise<KeptText | null> {
  const subject = await findSubject(db, platform, thing);
  if (!subject?.text && !subject?.pictureId) return null;
  const { title, text: body, pictureId = null } = subject;
  const last = await db
    .selectFrom('reportedText')
    .select(['id', 'title', 'body', 'pictureId'])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.title === title && last.body === body && last.pictureId === pictureId) return last;
  const nearby = await findKind(platform, thing.kind)?.listAround?.(db, thing.subjectId);
  return db
    .insertInto('reportedText')
    .values({ caseId, title, body, pictureId, nearby: nearby ? JSON.stringify(nearby) : null, createdAt: now })
    .returning(['id', 'body'])
    .executeTakeFirstOrThrow();
}
