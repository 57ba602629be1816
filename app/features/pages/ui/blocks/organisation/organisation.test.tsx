import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

it('has a description, and a link whose text makes sense out of context', () => {
  const block = renderExample('organisation');
  expect(block.textContent).toContain('Komt op voor mensen met een nierziekte');
  expect(attribute(block, 'a', 'href')).toBe('https://www.nvn.nl');
  expect(texts(block, 'a')[0]).toContain('Naar de website van Nierpatiënten Vereniging Nederland');
});

it('renders nothing when the organisation does not exist', () => {
  expect(renderExample('organisation', { organisation: 999 }).childElementCount).toBe(0);
});
