import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { findKind, type SubjectRef } from './subjects.ts';

/**
 * Who wrote what a case is about, also where moderators do not learn it; in a query that reads `moderation_case`. It says whom
 * a decision is told and who judges it not, and is shown to nobody.
 */
export const writerId = sql<number | null>`coalesce(moderation_case.author_id, moderation_case.anonymous_author_id)`;

/** Who wrote a thing, for a new case about it: under the name that moderators read, or as somebody who is anonymous. */
export interface Writer {
  authorId: number | null;
  anonymousAuthorId?: number | null;
}

/** Who this is, whether or not moderators learn it: the same as `writerId` says of a case that there is. */
export const writerIdOf = ({ authorId, anonymousAuthorId = null }: Writer): number | null =>
  authorId ?? anonymousAuthorId;

/** The writer of a thing of which moderators read this author; null for one who deleted the account. */
export async function findWriter(
  db: Database,
  platform: Pick<Platform, 'caseKinds'>,
  { kind, subjectId, authorId }: SubjectRef & { authorId: number | null },
): Promise<Writer> {
  if (authorId !== null) return { authorId };
  const anonymousAuthorId = (await findKind(platform, kind)?.findAnonymousAuthor?.(db, subjectId)) ?? null;
  return { authorId, anonymousAuthorId };
}
