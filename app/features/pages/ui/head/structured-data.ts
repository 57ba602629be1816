import type { Block } from '#app/features/content/published/blocks.ts';
import { PRODUCT } from '#app/product.ts';
import type { Thing } from '#app/ui/structured-data/structured-data.tsx';

/** The publisher of every page. */
export const organisation: Thing = { '@type': 'Organization', name: PRODUCT };

/** The questions in the expandable lists of a page, with their answers (schema.org FAQPage); empty when it has none. */
export function faqPage(blocks: readonly Block[]): Thing[] {
  const questions = listsIn(blocks).flatMap(({ items }) => items.filter(({ title }) => title.trim().endsWith('?')));
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, html }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: html },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

const listsIn = (blocks: readonly Block[]): Extract<Block, { kind: 'expandable-list' }>[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'expandable-list') return [block];
    return block.kind === 'page-section' ? listsIn(block.blocks) : [];
  });
