import { sql } from 'kysely';
import { after } from '#app/platform/clock.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { CLAIM_LIFETIME } from '../rules.ts';
import { isBehind, isDue } from './list-cases.ts';
import { writerId } from './writers.ts';

/**
 * The id of the open case that this moderator can look at next, after the case with this id: the first one behind it that
 * nobody else is at and that is not about what they wrote; from the beginning where there is none behind it. Gives null
 * where no other is left.
 */
export async function findNextCase(
  { platform: { db, clock }, viewer }: MemberContext,
  doneId: number,
): Promise<number | null> {
  const open = db
    .selectFrom('moderationCase')
    .select('id')
    .where('handledAt', 'is', null)
    .where(isDue(clock.now()))
    .where(writerId, 'is distinct from', viewer.memberId)
    .where((eb) =>
      eb.or([
        eb('claimedBy', 'is', null),
        eb('claimedBy', '=', viewer.memberId),
        eb('claimedAt', '<=', after(clock.now(), -CLAIM_LIFETIME)),
      ]),
    )
    .orderBy(sql`-urgency`)
    .orderBy('id')
    .limit(1);
  const [behind, first] = await Promise.all([
    open.where(isBehind(doneId, viewer.memberId)).executeTakeFirst(),
    open.where('id', '!=', doneId).executeTakeFirst(),
  ]);
  return behind?.id ?? first?.id ?? null;
}
