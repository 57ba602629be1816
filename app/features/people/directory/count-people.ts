import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readDirectoryCount } from './count-directory.ts';
import { countPublicPeople, findPeople, type PeopleSearch } from './find-people.ts';

/**
 * How many people match a search: those with a public profile, and all of them. To a visitor the second number is that of
 * all people, whatever the search, because it must not tell what private profiles hold (rules.md R14). A list is counted
 * to MAX_FOUND at most; the number of all people is whole.
 */
export async function countPeople(
  ctx: RequestContext,
  search: PeopleSearch,
): Promise<{ Public: number; Total: number }> {
  const { platform, viewer } = ctx;
  const isEverybody = search.facts.length === 0 && search.name === '';
  const [visible, total] = await Promise.all([
    countPublicPeople(ctx, search),
    !viewer || isEverybody ? readDirectoryCount(platform.db) : findPeople(ctx, search).then(({ ids }) => ids.length),
  ]);
  return { Public: visible, Total: total };
}
