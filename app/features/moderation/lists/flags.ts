import { type RawBuilder, sql } from 'kysely';
import type { CaseKind } from '#app/platform/cases/case-kind.ts';
import type { Platform } from '#app/platform/platform.ts';
import { SHOWN_MAX } from '../rules.ts';

/** A member's flag, which only they and the moderators know (rules.md R27). */
export interface FlagRow {
  memberId: number;
  createdAt: Date;
}

/** How many members flagged what each of these cases is about, by the id of the case; one query for each kind. */
export async function countFlags(
  { db, caseKinds }: Platform,
  cases: readonly { id: number; kind: string }[],
): Promise<Map<number, number>> {
  const perKind = caseKinds.map(async (kind) => {
    const ids = cases.filter((each) => each.kind === kind.name).map(({ id }) => id);
    if (ids.length === 0) return [];
    const { rows } = await sql<{ id: number; number: number }>`
      select moderation_case.id, count(*)::integer as number ${flagsOfCases(kind)}
      where moderation_case.id = any(${ids}) group by moderation_case.id
    `.execute(db);
    return rows.map(({ id, number }) => [id, number] as const);
  });
  return new Map((await Promise.all(perKind)).flat());
}

/** The flags of one case, the first first. */
export async function listFlags({ db }: Platform, kind: CaseKind, caseId: number): Promise<FlagRow[]> {
  const { rows } = await sql<FlagRow>`
    select flag.member_id as "memberId", flag.created_at as "createdAt" ${flagsOfCases(kind)}
    where moderation_case.id = ${caseId} order by flag.created_at, flag.member_id limit ${sql.lit(SHOWN_MAX)}
  `.execute(db);
  return rows;
}

/**
 * When a case is handled at `now`, in an update of its row: not before a flag that it has already, which another process may
 * have given a later time. So each flag is in a case.
 */
export const handledTime = ({ flags: { table, target } }: CaseKind, now: Date): RawBuilder<Date> => sql<Date>`
  greatest(${now}, (
    select max(flag.created_at) from ${sql.table(table)} as flag
    where ${sql.ref(`flag.${target}`)} = moderation_case.subject_id and flag.created_at >= moderation_case.opened_at
  ))
`;

/** What is flagged after a case was handled belongs to the next case. */
const flagsOfCases = ({ flags: { table, target } }: CaseKind) => sql`
  from moderation_case
  join ${sql.table(table)} as flag on ${sql.ref(`flag.${target}`)} = moderation_case.subject_id
  and flag.created_at >= moderation_case.opened_at
  and (moderation_case.handled_at is null or flag.created_at <= moderation_case.handled_at)
`;
