import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';

/**
 * The members whom moderators keep from writing for good, as an array that is read once in a query: they are in no list of
 * people, and nobody is led to them. Who died is none of them.
 */
export const excludedMembers: RawBuilder<number[]> = sql`array(
  select member_pause.member_id from member_pause
  where member_pause.until is null
    and (select measure from decision where decision.id = member_pause.decision_id) = 'excluded'
)`;

/** Which of these members are excluded. */
export async function listExcluded(db: Database, memberIds: readonly number[]): Promise<Set<number>> {
  if (memberIds.length === 0) return new Set();
  const { rows } = await sql<{ memberId: number }>`
    select member_id as "memberId" from unnest(${[...memberIds]}::integer[]) as asked (member_id)
    where member_id = any(${excludedMembers})`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** Whether this member is. */
export const readExcluded = async (db: Database, memberId: number): Promise<boolean> =>
  (await listExcluded(db, [memberId])).has(memberId);
