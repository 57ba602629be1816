import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('puts pages forward in the order of the editor, and leaves out what is gone', () => {
  const block = renderExample('featured-content', { pages: [104, 999, 101] });
  expect(texts(block, 'h2')).toEqual(['Uitgelicht']);
  expect(texts(block, 'li h3')).toEqual(['Courgettesoep met verse munt', 'Leven met dialyse']);
});

it('R36 has headings in order without a title', () => {
  expect(texts(renderExample('featured-content', { title: null }), 'h2').length).toBe(3);
});

it('draws nothing when all is gone', () => {
  expect(renderExample('featured-content', { pages: [999] }).childElementCount).toBe(0);
});
