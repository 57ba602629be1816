import { sql } from 'kysely';
import { memberTopic } from '#app/features/profiles/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { isInForce } from '../lists/decisions.ts';

/**
 * Stores until when a member is kept from writing: by the decision in force that holds the longest, and not where there is
 * none. Every decision about that calls it, also one that takes another back.
 */
export async function storePause({ db, now, invalidate, signalOpenPages }: Write, memberId: number): Promise<void> {
  // Of two decisions at once the second reads the first.
  await db.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  invalidate(memberTopic(memberId)); // who is excluded stands in no list of people
  signalOpenPages(memberId, 'pause');
  const longest = await db
    .selectFrom('decision')
    .select(['id as decisionId', 'endsAt as until'])
    .where('memberId', '=', memberId)
    .where('measure', 'in', ['paused', 'excluded', 'memorial'])
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .where(isInForce)
    .orderBy(sql`ends_at desc nulls first`)
    .limit(1)
    .executeTakeFirst();
  if (!longest) {
    await db.deleteFrom('memberPause').where('memberId', '=', memberId).execute();
    return;
  }
  await db
    .insertInto('memberPause')
    .values({ memberId, ...longest })
    .onConflict((conflict) => conflict.column('memberId').doUpdateSet(longest))
    .execute();
}
