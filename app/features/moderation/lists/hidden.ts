import type { CaseKind, CaseSubject } from '#app/platform/cases/case-kind.ts';
import type { Platform } from '#app/platform/platform.ts';

/** Something that a moderator hid, for its author. */
export interface HiddenThing {
  /** What its author calls it: 'je reactie in het gesprek', followed by the title. */
  own: string;
  title: string;
  path: string;
}

/** What the cases with these ids are about, where that is hidden now; by the id of the case. */
export async function listHidden(
  { db, caseKinds }: Platform,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, HiddenThing>> {
  if (caseIds.length === 0) return new Map();
  const cases = await db
    .selectFrom('moderationCase')
    .select(['id', 'kind', 'subjectId'])
    .where('id', 'in', [...caseIds])
    .execute();
  const perKind = caseKinds.map(async (kind) => {
    const ofKind = cases.filter((each) => each.kind === kind.name);
    if (ofKind.length === 0) return [];
    const subjects = await kind.listSubjects(
      db,
      ofKind.map(({ subjectId }) => subjectId),
    );
    return ofKind.flatMap(({ id, subjectId }) => {
      const subject = subjects.find((each) => each.id === subjectId);
      return subject?.hiddenAt ? [[id, toThing(kind, subject)] as const] : [];
    });
  });
  return new Map((await Promise.all(perKind)).flat());
}

const toThing = ({ own }: CaseKind, { title, path }: CaseSubject): HiddenThing => ({ own, title, path });

/** Who wrote what a case is about; null when it is no longer there or not hidden, or who deleted the account. */
export async function findHiddenAuthor({ db, caseKinds }: Platform, caseId: number): Promise<number | null> {
  const found = await db
    .selectFrom('moderationCase')
    .select(['kind', 'subjectId'])
    .where('id', '=', caseId)
    .executeTakeFirst();
  const kind = caseKinds.find(({ name }) => name === found?.kind);
  const [subject] = found && kind ? await kind.listSubjects(db, [found.subjectId]) : [];
  return subject?.hiddenAt ? subject.authorId : null;
}
