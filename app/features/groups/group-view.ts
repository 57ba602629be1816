import { pageIndexOf } from '#app/platform/database/paging.ts';
import { type GroupView, groupViewPath } from './paths.ts';
import type { GroupTerm } from './screens.ts';

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
  const requested = new Set(query.getAll('terms').flatMap((ids) => ids.split(',')));
  const termIds = terms.map(({ id }) => id).filter((id) => !followed && requested.has(String(id)));
  const view = { followed, terms: termIds.sort((one, other) => one - other), page: pageIndexOf(query) + 1 };
  const path = groupViewPath(group, view);
  const canonical = new URL(path, 'http://any').searchParams;
  const isCanonical = [...(member ? ['toon'] : []), 'terms', 'page'].every(
    (name) => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  );
  return { view, redirect: isCanonical ? null : path };
}
