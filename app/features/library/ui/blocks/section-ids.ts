import type { Block } from '#app/features/content/published/blocks.ts';
import { freeSlug, slugOf } from '#app/platform/slug.ts';

/** The ids that the page around has for itself. */
const TAKEN = ['inhoud', 'root'];

/** What the sections of a page are called in an address (`/pagina#wat-is-dialyse`), by the ids of their blocks. */
export function sectionIds(blocks: readonly Block[]): Map<string, string> {
  const taken = new Set(TAKEN);
  const ids = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'page-section') continue;
    const free = freeSlug(slugOf(block.title), (slug) => taken.has(slug));
    taken.add(free);
    ids.set(block.id, free);
  }
  return ids;
}
