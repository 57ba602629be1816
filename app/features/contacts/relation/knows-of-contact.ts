import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { hasBlocked } from './not-blocked.ts';

/**
 * Whether a member knows of a contact, or of a request, that is theirs: a condition for queries over `contactLink`. They
 * know what they asked themselves. Of what somebody else asked they know what contactStateOf() shows: nothing of who
 * blocks them or whom they block; only a request that they refused stays, whatever the other did since.
 */
export function knowsOfContact(memberId: number): Expression<SqlBool> {
  const eb: ExpressionBuilder<DB, 'contactLink'> = expressionBuilder<DB, 'contactLink'>();
  const creatorId = eb.ref('contactLink.creatorId');
  return eb.or([
    eb('contactLink.creatorId', '=', memberId),
    eb.and([
      eb('contactLink.otherId', '=', memberId),
      eb.not(hasBlocked(memberId, creatorId)),
      eb.or([eb('contactLink.state', '=', 'denied'), eb.not(hasBlocked(creatorId, memberId))]),
    ]),
  ]);
}
