import type { Database } from '#app/platform/database/database.ts';
import type { Platform } from '#app/platform/platform.ts';
import { MAX_FOUND } from '../rules.ts';

const FIGURE = 'people';

/**
 * How many people the directory has. To MAX_FOUND they are counted; a count of more would read a whole index, so then it is
 * the figure that the worker stored last.
 */
export async function readDirectoryCount(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('directoryEntry')
        .select('memberId')
        .orderBy('joinedAt', 'desc')
        .orderBy('memberId', 'desc')
        .limit(MAX_FOUND + 1)
        .as('first'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= MAX_FOUND) return count;
  const figure = await db.selectFrom('siteFigure').select('number').where('name', '=', FIGURE).executeTakeFirst();
  return Math.max(figure?.number ?? 0, count);
}

/** Counts the directory and stores the figure. The worker does so at an interval. */
export async function countDirectory({ db }: Platform): Promise<void> {
  const { number } = await db
    .selectFrom('directoryEntry')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('number'))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('siteFigure')
    .values({ name: FIGURE, number })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ number }))
    .execute();
}
