import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readDirectoryCount } from './count-directory.ts';
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
