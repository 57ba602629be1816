import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from './viewer.ts';

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
  sql<boolean>`exists (
    select from member_block as block where block.blocker_id = ${blockerId} and block.blocked_id = ${blockedId}
  )`;

/** The ids of who blocks this member: a value for queries. */
export const blockersOf = (memberId: number | Expression<number>): RawBuilder<number[]> =>
  sql<number[]>`array(select block.blocker_id from member_block as block where block.blocked_id = ${memberId})`;

/** The same of a reader: a moderator nobody blocks. Null for a visitor. */
export const blockersIn = (reader: Reader | null): RawBuilder<number[]> | null =>
  reader && sql<number[]>`${[...reader.blockedBy]}::integer[]`;
