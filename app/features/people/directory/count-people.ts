import type { Database } from '#app/platform/database/database.ts';
import { findFigures, storeFigures } from '#app/platform/database/site-figures.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { Platform } from '#app/platform/platform.ts';
import { MAX_FOUND } from '../rules.ts';
import { countPublicPeople, findPeople, type PeopleSearch } from './find-people.ts';

/**
 * How many people match a search: those with a public profile, and all of them. To a visitor the second number is that of
 * all people, whatever the search, because it must not tell what private profiles hold (rules.md R14). A list is counted
 * to MAX_FOUND at most, and the number of all people is whole; but to a member it is never more than their list has, as
 * long as that is counted, since the difference would tell how many block them (R11).
 */
export async function countPeople(
  ctx: RequestContext,
  search: PeopleSearch,
): Promise<{ Public: number; Total: number }> {
  const { platform, viewer } = ctx;
  const [visible, total] = await Promise.all([
    countPublicPeople(ctx, search),
    viewer ? countMatches(ctx, search) : readDirectoryCount(platform.db),
  ]);
  return { Public: visible, Total: total };
}

async function countMatches(ctx: RequestContext, search: PeopleSearch): Promise<number> {
  const { ids, more } = await findPeople(ctx, search);
  const isEverybody = search.facts.length === 0 && search.name === '';
  return more && isEverybody ? readDirectoryCount(ctx.platform.db) : ids.length;
}

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
