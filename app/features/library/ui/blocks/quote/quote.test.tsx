import { expect, it } from 'vitest';
import { drawExample, texts } from '#tests/support/draw-block.tsx';

it('is said by somebody, or by nobody in particular', () => {
  const block = drawExample('quote');
  expect(texts(block, 'blockquote')[0]).toMatch(/^Ik dacht dat mijn wereld kleiner werd/);
  expect(texts(block, 'figcaption')).toEqual(['Marijke, dialyseert sinds vier jaar']);
  expect(texts(drawExample('quote', { source: null }), 'figcaption')).toEqual([]);
});
