import { pageIndexOf } from '#app/platform/database/paging.ts';
import { type GroupView, groupViewPath } from './paths.ts';
import type { GroupTerm } from './screens.ts';

/**
 * The view of a group that an address asks for, and where to `redirect` where that is not its one address: terms in
 * another order, as an HTML form sends them, or of another group. Only members have followed conversations; to a visitor
 * `toon` means nothing, so that pages cached for visitors need not tell it apart.
 */
export function parseGroupView(
  query: URLSearchParams,
  { group, terms, member }: { group: { slug: string }; terms: GroupTerm[]; member: boolean },
): { view: GroupView; redirect: string | null } {
  const followed = member && query.get('toon') === 'gevolgd';
  const named = new Set(query.getAll('terms').flatMap((ids) => ids.split(',')));
  const chosen = terms.map(({ id }) => id).filter((id) => !followed && named.has(String(id)));
  const view = { followed, terms: chosen.sort((one, other) => one - other), page: pageIndexOf(query) + 1 };
  const path = groupViewPath(group, view);
  const canonical = new URL(path, 'http://any').searchParams;
  const same = [...(member ? ['toon'] : []), 'terms', 'page'].every(
    (name) => JSON.stringify(query.getAll(name)) === JSON.stringify(canonical.getAll(name)),
  );
  return { view, redirect: same ? null : path };
}
