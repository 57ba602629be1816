import { pageIndexOf } from '#app/platform/database/paging.ts';
import { canonicalRedirect, chosenIds } from '#app/platform/http/pages/list-view.ts';
import { type GroupView, groupViewPath } from '../paths.ts';
import type { GroupTerm } from './read-groups.ts';

/**
 * The view of a group that the query requests. `redirect` is its canonical path if the query is not canonical: with
 * terms in another order, as an HTML form sends them, or of another group. Only members follow conversations: for
 * visitors `toon` is ignored, so that the page cache does not have to distinguish it.
 */
export function parseGroupView(
  query: URLSearchParams,
  { group, terms, member }: { group: { slug: string }; terms: GroupTerm[]; member: boolean },
): { view: GroupView; redirect: string | null } {
  const followed = member && query.get('toon') === 'gevolgd';
  const known = followed ? [] : terms.map(({ id }) => id);
  const view = { followed, terms: chosenIds(query, 'terms', known), page: pageIndexOf(query) + 1 };
  const names = [...(member ? ['toon'] : []), 'terms', 'page'];
  return { view, redirect: canonicalRedirect(query, groupViewPath(group, view), names) };
}
