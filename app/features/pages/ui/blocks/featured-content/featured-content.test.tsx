import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has the pages in the order of the editor, without those that no longer exist', () => {
  const block = renderExample('featured-content', { pages: [104, 999, 101] });
  expect(texts(block, 'h2')).toEqual(['Uitgelicht']);
  expect(texts(block, 'li h3')).toEqual(['Courgettesoep met verse munt', 'Leven met dialyse']);
});

it('R36 skips no heading level without a title', () => {
  expect(texts(renderExample('featured-content', { title: null }), 'h2').length).toBe(3);
});

it('renders nothing when none of the pages exists', () => {
  expect(renderExample('featured-content', { pages: [999] }).childElementCount).toBe(0);
});
