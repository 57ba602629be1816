import type { CaseKind, CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';

/** What a case is about: the kind of a thing, and its id. */
export interface SubjectRef {
  kind: string;
  subjectId: number;
}

/** The declared kind with this name; undefined for one that no feature declares any more. */
export const findKind = ({ caseKinds }: Pick<Platform, 'caseKinds'>, name: string): CaseKind | undefined =>
  caseKinds.find((declared) => declared.name === name);

/** The declared kind with this name. Throws AppError not_found for one that no feature declares any more. */
export function readKind(platform: Pick<Platform, 'caseKinds'>, name: string): CaseKind {
  const kind = findKind(platform, name);
  if (!kind) throw new AppError('not_found');
  return kind;
}

/** How things of this kind are hidden. Throws AppError not_found for one of which moderators hide nothing. */
export function readHiding(platform: Pick<Platform, 'caseKinds'>, name: string): NonNullable<CaseKind['setHidden']> {
  const { setHidden } = readKind(platform, name);
  if (!setHidden) throw new AppError('not_found');
  return setHidden;
}

/** What a case is about, read in this transaction; null when it is no longer there. */
export async function findSubject(
  db: Database,
  platform: Pick<Platform, 'caseKinds'>,
  { kind, subjectId }: SubjectRef,
): Promise<CaseSubject | null> {
  const [subject] = (await findKind(platform, kind)?.listSubjects(db, [subjectId])) ?? [];
  return subject ?? null;
}

/** What these cases are about, by the id of the case, in one query for each kind; without what is no longer there. */
export async function listSubjects(
  { db, caseKinds }: Pick<Platform, 'db' | 'caseKinds'>,
  cases: readonly (SubjectRef & { id: number })[],
): Promise<ReadonlyMap<number, CaseSubject>> {
  const perKind = caseKinds.map(async (kind) => {
    const ofKind = cases.filter((each) => each.kind === kind.name);
    if (ofKind.length === 0) return [];
    const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
    const found = new Map((await kind.listSubjects(db, ids)).map((subject) => [subject.id, subject]));
    return ofKind.flatMap(({ id, subjectId }) => {
      const subject = found.get(subjectId);
      return subject ? [[id, subject] as const] : [];
    });
  });
  return new Map((await Promise.all(perKind)).flat());
}
