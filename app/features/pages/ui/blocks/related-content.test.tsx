import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has related content of every kind, as this reader may see it', () => {
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

it('has other words in place of hidden content, and leaves out pages that do not exist', () => {
  const block = renderExample('related-content', {
    items: [
      { type: 'document', id: 999 },
      { type: 'blog-post', id: 999 },
      { type: 'conversation', slug: 'weggehaald' },
    ],
  });
  expect(texts(block, 'h3')).toEqual(['Verborgen verhaal', 'Gesprek']);
});

it('renders nothing when none of its content exists', () => {
  expect(renderExample('related-content', { items: [{ type: 'document', id: 999 }] }).childElementCount).toBe(0);
});
