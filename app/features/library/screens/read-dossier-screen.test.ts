import { expect, it } from 'vitest';
import type { Block } from '#app/features/content/published/blocks.ts';
import { splitDossier } from './read-dossier-screen.ts';

const featured = (id: string, ...pages: number[]) => ({ kind: 'featured-content' as const, id, title: null, pages });

it('has the opening before the list, and nothing after it that the list has', () => {
  const blocks: Block[] = [
    featured('a', 1, 9),
    featured('b', 1, 2),
    { kind: 'introduction', id: 'c', html: '' },
    { kind: 'page-section', id: 'd', title: 'Deel', blocks: [featured('e', 2, 8)] },
  ];
  const { opening, rest } = splitDossier(blocks, new Set([1, 2]));
  expect(opening.map(({ id }) => id)).toEqual(['c']);
  expect(rest).toEqual([
    featured('a', 9),
    { kind: 'page-section', id: 'd', title: 'Deel', blocks: [featured('e', 8)] },
  ]);
});
