import type { GroupTerm } from '#app/features/groups/index.ts';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { type GroupView, groupHref } from '../ui/lists/group-href.ts';

/**
 * The view of the group at `path` that an address asks for, and the `href` to go to where that is not its one address:
 * terms in another order, as an HTML form sends them, or of another group. Only members have followed conversations; to a
 * visitor `toon` means nothing, so that pages kept for visitors need not tell it apart.
 */
export function groupViewOf(
  query: URLSearchParams,
  { path, terms, member }: { path: string; terms: GroupTerm[]; member: boolean },
): { view: GroupView; href: string | null } {
  const followed = member && query.get('toon') === 'gevolgd';
  const asked = new Set(query.getAll('terms').flatMap((ids) => ids.split(',')));
  const chosen = terms.map(({ id }) => id).filter((id) => !followed && asked.has(String(id)));
  const view = { followed, terms: chosen.sort((one, other) => one - other), page: pageIndexOf(query) + 1 };
  const meant = new URL(groupHref(path, view), 'http://any').searchParams;
  const same = [...(member ? ['toon'] : []), 'terms', 'page'].every(
    (name) => JSON.stringify(query.getAll(name)) === JSON.stringify(meant.getAll(name)),
  );
  return { view, href: same ? null : groupHref(path, view) };
}
