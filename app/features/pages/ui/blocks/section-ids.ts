import type { Block } from '#app/features/content/published/blocks.ts';
import { slugOf, uniqueSlug } from '#app/platform/slug.ts';
import { CONTENT_ID, MAIN_MENU_ID } from '#app/ui/layout/page-ids.ts';
import { isLetterId } from './a-z-list/group-by-letter.ts';
import { TEXT_ID } from './text-id.ts';

/** The ids that the layout of a page uses. React generates the others, in a form that no slug has. */
const RESERVED_IDS = [CONTENT_ID, MAIN_MENU_ID, TEXT_ID];

/**
 * The fragments of the addresses of the sections of a page (`/pagina#wat-is-dialyse`), by the ids of their blocks. On a
 * page that shows several documents each document has its own prefix.
 */
export function sectionIds(blocks: readonly Block[], prefix = ''): Map<string, string> {
  const taken = new Set(RESERVED_IDS);
  const ids = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'page-section') continue;
    const free = uniqueSlug(prefix + slugOf(block.title), (slug) => taken.has(slug) || isLetterId(slug));
    taken.add(free);
    ids.set(block.id, free);
  }
  return ids;
}
