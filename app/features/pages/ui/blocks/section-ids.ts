import type { Block } from '#app/features/content/published/blocks.ts';
import { slugOf, uniqueSlug } from '#app/platform/slug.ts';
import { CONTENT_ID, MAIN_MENU_ID, SEARCH_PANEL_ID } from '#app/ui/layout/page-ids.ts';
import { isLetterId } from './a-z-list/group-by-letter.ts';
import { TEXT_ID } from './text-id.ts';

/** The ids that the layout of a page uses. React generates the others, in a form that no slug has. */
const RESERVED_IDS = [CONTENT_ID, MAIN_MENU_ID, SEARCH_PANEL_ID, TEXT_ID];

/**
 * The fragments of the addresses of the titled parts of a page (`/pagina#wat-is-dialyse`), by the ids of their blocks. On a
 * page that shows several documents each document has its own prefix. Editors link to page sections, so these come first:
 * no other title takes their fragment.
 */
export function sectionIds(blocks: readonly Block[], prefix = ''): Map<string, string> {
  const taken = new Set(RESERVED_IDS);
  const ids = new Map<string, string>();
  for (const kind of ['page-section', 'html-with-title'] as const) {
    for (const block of blocks) {
      if (block.kind !== kind) continue;
      const free = uniqueSlug(prefix + slugOf(block.title), (slug) => taken.has(slug) || isLetterId(slug));
      taken.add(free);
      ids.set(block.id, free);
    }
  }
  return ids;
}
