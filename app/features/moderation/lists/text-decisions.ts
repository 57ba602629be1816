import { type RawBuilder, sql } from 'kysely';
import { PHOTO_CASE, PROFILE_CASE } from '#app/features/profiles/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import { MEMBER_ACTS } from '../member-rules.ts';
import type { Measure } from '../rules.ts';

/** A decision about what was reported, and not about who wrote it. */
export interface TextDecision {
  id: number;
  caseId: number;
  measure: Measure;
  /** The earlier decision that it takes back. */
  lifts: number | null;
  decidedAt: Date;
  /**
   * The cases for whose reporters it counts: its own, those of what it takes back, and where it restricts something the others
   * about the same thing that were open then.
   */
  countsFor: readonly number[];
}

/** The decisions that count for these cases, the first first. */
export async function listTextDecisions(db: Database, caseIds: readonly number[]): Promise<TextDecision[]> {
  const cases = await db
    .selectFrom('moderationCase as asked')
    .innerJoin('moderationCase as about', (join) =>
      join.onRef('about.kind', '=', 'asked.kind').onRef('about.subjectId', '=', 'asked.subjectId'),
    )
    .select(['about.id', 'about.kind', 'about.subjectId', 'about.openedAt', 'about.handledAt'])
    .distinct()
    .where('asked.id', '=', sql<number>`any(${[...caseIds]})`)
    .execute();
  if (cases.length === 0) return [];
  const rows = await selectTextDecisions(
    db,
    cases.map(({ id }) => id),
  ).execute();
  const made = rows.map(({ measure, ...row }) => ({ ...row, measure: measure as Measure }));
  const own = new Map(made.map((decision) => [decision.id, casesOf(decision, cases)]));
  return made
    .map((decision) => {
      const ofLifted = decision.lifts === null ? [] : (own.get(decision.lifts) ?? []);
      return { ...decision, countsFor: [...new Set([...(own.get(decision.id) ?? []), ...ofLifted])] };
    })
    .filter(({ countsFor }) => countsFor.some((id) => caseIds.includes(id)));
}

interface CaseRow {
  id: number;
  kind: string;
  subjectId: number;
  openedAt: Date;
  handledAt: Date | null;
}

/** The case of a decision, and where it restricts something the other cases about that thing that were open then. */
function casesOf(
  { caseId, measure, decidedAt }: Pick<TextDecision, 'caseId' | 'measure' | 'decidedAt'>,
  cases: readonly CaseRow[],
): number[] {
  const its = cases.find(({ id }) => id === caseId);
  return cases
    .filter(
      ({ id, kind, subjectId, openedAt, handledAt }) =>
        id === caseId ||
        (measure !== 'none' &&
          kind === its?.kind &&
          subjectId === its.subjectId &&
          openedAt <= decidedAt &&
          (handledAt === null || handledAt >= decidedAt)),
    )
    .map(({ id }) => id);
}

const selectTextDecisions = (db: Database, caseIds: readonly number[]) =>
  db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .leftJoin('decision as lifted', 'lifted.id', 'decision.lifts')
    .select(['decision.id', 'decision.caseId', 'decision.measure', 'decision.lifts', 'decision.decidedAt'])
    .where('decision.caseId', '=', sql<number>`any(${[...caseIds]})`)
    .where(isAboutText('decision.measure'))
    .where((eb) => eb.or([eb('lifted.id', 'is', null), isAboutText('lifted.measure')]))
    .orderBy('decision.id');

/** The measures that take away a part of a profile, which is what was reported where that is a profile or a photo. */
const OF_PROFILES: readonly Measure[] = ['photo-removed', 'name-removed'];

/** Whether the measure in this column is about what was reported, in a query that joins the case. */
const isAboutText = (column: string): RawBuilder<boolean> => sql<boolean>`(
  ${sql.ref(column)} <> all(${[...MEMBER_ACTS]}) or (
    ${sql.ref(column)} = any(${[...OF_PROFILES]}) and moderation_case.kind = any(${[PROFILE_CASE, PHOTO_CASE]})
  )
)`;

/** The measures that hold for a text, the strongest first. */
const STRONGEST_FIRST: readonly Measure[] = ['hidden', 'edited', 'closed', 'moved', ...OF_PROFILES];

/**
 * The decision that says what holds for what was reported in a case: the strongest that is not taken back, else the latest.
 * With `until` as it was after the decision with that id. Undefined before anything was decided.
 */
export function standingDecision(
  decisions: readonly TextDecision[],
  { caseId, until = Number.POSITIVE_INFINITY }: { caseId: number; until?: number },
): TextDecision | undefined {
  const made = decisions.filter(({ id, countsFor }) => id <= until && countsFor.includes(caseId));
  const takenBack = new Set(made.map(({ lifts }) => lifts));
  const standing = made.filter(({ id }) => !takenBack.has(id));
  const strongest = STRONGEST_FIRST.find((measure) => standing.some((decision) => decision.measure === measure));
  return strongest ? standing.findLast(({ measure }) => measure === strongest) : made.at(-1);
}
