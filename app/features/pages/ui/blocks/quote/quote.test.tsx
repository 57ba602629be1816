import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has a source if the editor gave one', () => {
  const block = renderExample('quote');
  expect(texts(block, 'blockquote')[0]).toMatch(/^Ik dacht dat mijn wereld kleiner werd/);
  expect(texts(block, 'figcaption')).toEqual(['Marijke, dialyseert sinds vier jaar']);
  expect(texts(renderExample('quote', { source: null }), 'figcaption')).toEqual([]);
});
