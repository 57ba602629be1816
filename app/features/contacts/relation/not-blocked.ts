import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether neither of the two blocks the other: a condition for queries that show members to `viewerId`. */
export function notBlocked(
  // biome-ignore lint/suspicious/noExplicitAny: the query may be over any tables
  eb: Pick<ExpressionBuilder<any, any>, 'and' | 'not'>,
  viewerId: number | Expression<number>,
  memberId: Expression<number | null>,
): Expression<SqlBool> {
  const { and, not } = eb;
  return and([not(hasBlocked(viewerId, memberId)), not(hasBlocked(memberId, viewerId))]);
}

/** Whether the first blocks the second: a condition for queries. */
export const hasBlocked = (
  blockerId: number | Expression<number | null>,
  blockedId: number | Expression<number | null>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from member_block where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;
