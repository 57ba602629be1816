import { sql } from 'kysely';
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
  if (!subject || (!subject.text && !subject.pictureIds?.length)) return null;
  const { title, text: body, pictureIds = [] } = subject;
  const last = await db
    .selectFrom('reportedText')
    .select(['id', 'title', 'body', keptPictures.as('pictureIds')])
    .where('caseId', '=', caseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.title === title && last.body === body && isEqual(last.pictureIds, pictureIds)) return last;
  const nearby = await findKind(platform, thing.kind)?.listAround?.(db, thing.subjectId);
  const kept = await db
    .insertInto('reportedText')
    .values({ caseId, title, body, nearby: nearby ? JSON.stringify(nearby) : null, createdAt: now })
    .returning(['id', 'body'])
    .executeTakeFirstOrThrow();
  const pictures = pictureIds.map((pictureId, place) => ({ reportedTextId: kept.id, place, pictureId }));
  if (pictures.length > 0) await db.insertInto('reportedPicture').values(pictures).execute();
  return kept;
}

/** The ids of the pictures that are kept with a text, in their order. */
const keptPictures = sql<string[]>`array(
  select picture_id from reported_picture where reported_text_id = reported_text.id order by place
)`;

const isEqual = (some: readonly string[], others: readonly string[]): boolean => some.join() === others.join();
