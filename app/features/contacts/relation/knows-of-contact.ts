import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';

/**
 * Whether a member knows of a contact, or of a request, that is theirs: a condition for queries over `contactLink`. They
 * know what contactStateOf() shows: nothing of who blocks them or whom they block.
 */
export function knowsOfContact(memberId: number): Expression<SqlBool> {
  const eb: ExpressionBuilder<DB, 'contactLink'> = expressionBuilder<DB, 'contactLink'>();
  const otherId = sql<number>`case contact_link.creator_id when ${memberId} then contact_link.other_id else contact_link.creator_id end`;
  return eb.and([
    eb.or([
      eb.and([eb('contactLink.creatorId', '=', memberId), eb('contactLink.withdrawnAt', 'is', null)]),
      eb('contactLink.otherId', '=', memberId),
    ]),
    notBlocked(eb, memberId, otherId),
  ]);
}
