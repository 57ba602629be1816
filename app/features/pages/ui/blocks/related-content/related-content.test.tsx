import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has all kinds of what goes with a text, each as this reader may see it', () => {
  const block = renderExample('related-content');
  expect(texts(block, 'h2')).toEqual(['Ook interessant']);
  expect(texts(block, 'h3')).toEqual([
    'Leven met dialyse',
    'Praat mee in een groep',
    'De eerste nacht dat ik doorsliep',
    'Slapen met een machine naast je bed',
    'Rijksoverheid over het donorregister\u2060 (andere website)',
  ]);
});

it('shows spec §8 in the place of what is hidden, and nothing in that of a page that is gone', () => {
  const block = renderExample('related-content', {
    items: [
      { type: 'document', id: 999 },
      { type: 'blog-post', id: 999 },
      { type: 'conversation', slug: 'weggehaald' },
    ],
  });
  expect(texts(block, 'h3')).toEqual(['Verborgen verhaal', 'Gesprek']);
});

it('draws nothing when there is nothing', () => {
  expect(renderExample('related-content', { items: [{ type: 'document', id: 999 }] }).childElementCount).toBe(0);
});
