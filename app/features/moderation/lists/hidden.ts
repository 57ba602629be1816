import type { Platform } from '#app/platform/platform.ts';
import { findKind, findSubject, listSubjects } from './subjects.ts';

/** Something that a moderator hid, for its author. */
export interface HiddenThing {
  /** What its author calls it: 'je reactie in het gesprek', followed by the title. */
  own: string;
  title: string;
  path: string;
}

/** What the cases with these ids are about, where that is there and hidden; by the id of the case. */
export async function listHidden(
  platform: Platform,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, HiddenThing>> {
  if (caseIds.length === 0) return new Map();
  const cases = await platform.db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'subjectId'])
    .where('id', 'in', [...caseIds])
    .execute();
  const subjects = await listSubjects(platform, cases);
  return new Map(
    cases.flatMap(({ id, kind }) => {
      const subject = subjects.get(id);
      const own = findKind(platform, kind)?.own;
      return subject?.hiddenAt && !subject.withdrawn && own
        ? [[id, { own, title: subject.title, path: subject.path }] as const]
        : [];
    }),
  );
}

/** Who wrote what a case is about; null when it is withdrawn, no longer there or not hidden, or who deleted the account. */
export async function findHiddenAuthor(platform: Platform, caseId: number): Promise<number | null> {
  const found = await platform.db
    .selectFrom('moderationCase')
    .select(['kind', 'subjectId'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  const subject = found ? await findSubject(platform.db, platform, found) : null;
  return subject?.hiddenAt && !subject.withdrawn ? subject.authorId : null;
}
