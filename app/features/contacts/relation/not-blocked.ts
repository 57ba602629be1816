import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';

/** Whether neither of the two blocks the other: a condition for queries that show members to `viewerId`. */
export function notBlocked<T extends keyof DB>(
  eb: ExpressionBuilder<DB, T>,
  viewerId: number,
  memberId: Expression<number | null>,
): Expression<SqlBool> {
  const { and, not } = eb;
  return and([not(blocks(viewerId, memberId)), not(blocks(memberId, viewerId))]);
}

/** Whether the first blocks the second: a condition for queries. */
export const blocks = (
  blockerId: number | Expression<number | null>,
  blockedId: number | Expression<number | null>,
): Expression<SqlBool> =>
  sql<SqlBool>`exists (select from member_block where blocker_id = ${blockerId} and blocked_id = ${blockedId})`;
