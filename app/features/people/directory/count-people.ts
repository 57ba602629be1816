import type { Database } from '#app/platform/database/database.ts';
import { findFigures, storeFigures } from '#app/platform/database/site-figures.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Platform } from '#app/platform/platform.ts';
import { countFound, findPeople, type PeopleSearch } from './find-people.ts';

/**
 * How many people match a search: those with a public profile, and all of them. To a visitor the second number is that of
 * all people, whatever the search, because it must not tell what private profiles hold (rules.md R14). Who match
 * something are counted to COUNTED_MAX.
 */
export async function countPeople(
  ctx: RequestContext,
  search: PeopleSearch,
): Promise<{ Public: number; Total: number }> {
  const { platform, viewer } = ctx;
  const [visible, total] = await Promise.all([
    countMatches(ctx, search, { onlyPublic: true }),
    viewer ? countMatches(ctx, search) : readDirectoryCount(platform.db),
  ]);
  return { Public: visible, Total: total };
}

/** Counts the people that match; everybody, of whom members see all, are more than COUNTED_EACH_TIME only as a figure. */
export async function countMatches(
  ctx: RequestContext,
  search: PeopleSearch,
  { onlyPublic = ctx.viewer === null } = {},
): Promise<number> {
  const isEverybody = search.facts.length === 0 && search.name === '';
  if (!isEverybody || onlyPublic) return countFound(ctx, search, { onlyPublic });
  const first = await findPeople(ctx, search, { limit: COUNTED_EACH_TIME + 1 });
  return first.length > COUNTED_EACH_TIME ? readDirectoryCount(ctx.platform.db) : first.length;
}

/** How far everybody is counted at each request: a count of more would read a whole index. */
const COUNTED_EACH_TIME = 240;

/**
 * How many people the directory has. To COUNTED_EACH_TIME they are counted; of more it is the figure that the worker stored
 * last.
 */
export async function readDirectoryCount(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('directoryEntry')
        .select('memberId')
        .orderBy('joinedAt', 'desc')
        .orderBy('memberId', 'desc')
        .limit(COUNTED_EACH_TIME + 1)
        .as('first'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count <= COUNTED_EACH_TIME) return count;
  const figures = await findFigures(db, ['people']);
  return Math.max(figures.get('people') ?? 0, count);
}

/** Counts the directory and stores the figure. The worker does so at an interval. */
export async function countDirectory(platform: Platform): Promise<void> {
  const { people } = await platform.db
    .selectFrom('directoryEntry')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('people'))
    .executeTakeFirstOrThrow();
  await storeFigures(platform, { people });
}
