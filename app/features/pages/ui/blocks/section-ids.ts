import type { Block } from '#app/features/content/published/blocks.ts';
import { freeSlug, slugOf } from '#app/platform/slug.ts';
import { CONTENT_ID, MAIN_MENU_ID } from '#app/ui/layout/page-ids.ts';
import { isLetterId } from './a-z-list/by-letter.ts';
import { TEXT_ID } from './text-id.ts';

/** The ids that the layout of a page uses; its labels have ids made by React, which no title becomes. */
const TAKEN = [CONTENT_ID, MAIN_MENU_ID, TEXT_ID];

/**
 * What the sections of a page are called in an address (`/pagina#wat-is-dialyse`), by the ids of their blocks. Where
 * several documents stand on one page, each has a prefix of its own.
 */
export function sectionIds(blocks: readonly Block[], prefix = ''): Map<string, string> {
  const taken = new Set(TAKEN);
  const ids = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'page-section') continue;
    const free = freeSlug(prefix + slugOf(block.title), (slug) => taken.has(slug) || isLetterId(slug));
    taken.add(free);
    ids.set(block.id, free);
  }
  return ids;
}
