import { sql } from 'kysely';
import { after, DAY } from '#app/platform/clock.ts';
import type { Database } from '#app/platform/database/database.ts';
import { isDue } from './list-cases.ts';
import { writerId } from './writers.ts';

/**
 * The id of the case that has waited longest, for a day or more, without that anybody looked at it; with `memberId` of those
 * that there are for this moderator. Gives null where there is none.
 */
export async function findForgotten(
  db: Database,
  { memberId, now }: { memberId?: number; now: Date },
): Promise<number | null> {
  const forgotten = await db
    .selectFrom('moderationCase')
    .select('id')
    .where('lookedAt', 'is', null)
    .where('handledAt', 'is', null)
    .where('openedAt', '<=', after(now, -DAY))
    .where(isDue(now))
    .$if(memberId !== undefined, (cases) => cases.where(writerId, 'is distinct from', memberId ?? null))
    .orderBy('openedAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return forgotten?.id ?? null;
}

/** Whether there is such a case. */
export const isOneForgotten = async (db: Database, asked: { memberId?: number; now: Date }): Promise<boolean> =>
  (await findForgotten(db, asked)) !== null;

/**
 * How long cases waited for the first look of a moderator, in milliseconds: the median of those that were looked at in the last
 * 30 days; null without any.
 */
export async function medianOfFirstLook(db: Database, now: Date): Promise<number | null> {
  const { median } = await db
    .selectFrom('moderationCase')
    .select(
      sql<number | null>`
        percentile_cont(0.5) within group (order by extract(epoch from looked_at - opened_at)::double precision * 1000)
      `.as('median'),
    )
    .where('lookedAt', '>', after(now, -30 * DAY))
    .whereRef('lookedAt', '>', 'openedAt') // not what a moderator opened
    .executeTakeFirstOrThrow();
  return median;
}
