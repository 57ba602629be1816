import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

it('says who it is, and leads to its website by a link that makes sense by itself', () => {
  const block = renderExample('organisation');
  expect(block.textContent).toContain('Komt op voor mensen met een nierziekte');
  expect(attribute(block, 'a', 'href')).toBe('https://www.nvn.nl');
  expect(texts(block, 'a')[0]).toContain('Naar de website van Nierpatiënten Vereniging Nederland');
});

it('draws nothing when it is gone', () => {
  expect(renderExample('organisation', { organisation: 999 }).childElementCount).toBe(0);
});
