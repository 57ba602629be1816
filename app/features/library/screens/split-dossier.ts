import type { Block, LeafBlock } from '#app/features/content/published/blocks.ts';

/** The kinds with which a dossier opens, before its list of articles. */
const OPENING = new Set<Block['kind']>(['urgent', 'introduction', 'summary']);

/**
 * The blocks of a dossier before its list of articles, and those after it. A featured article that the list has is left out,
 * so that nothing is on the page twice.
 * @param listed the ids of the articles in the list
 */
export function splitDossier(
  blocks: readonly Block[],
  listed: ReadonlySet<number>,
): { opening: Block[]; rest: Block[] } {
  return {
    opening: blocks.filter(({ kind }) => OPENING.has(kind)),
    rest: blocks
      .filter(({ kind }) => !OPENING.has(kind))
      .flatMap((block): Block[] =>
        block.kind === 'page-section'
          ? [{ ...block, blocks: block.blocks.flatMap((inner) => withoutListed(inner, listed)) }]
          : withoutListed(block, listed),
      ),
  };
}

/** The block without the featured pages that the list has; nothing when none is left. */
function withoutListed(block: LeafBlock, listed: ReadonlySet<number>): LeafBlock[] {
  if (block.kind !== 'featured-content') return [block];
  const pages = block.pages.filter((id) => !listed.has(id));
  return pages.length > 0 ? [{ ...block, pages }] : [];
}
