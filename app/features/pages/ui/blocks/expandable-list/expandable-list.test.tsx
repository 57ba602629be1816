import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';

it('has each answer collapsed below its question, also without JavaScript', () => {
  const block = renderExample('expandable-list');
  expect(texts(block, 'h2')).toEqual(['Veelgestelde vragen']);
  expect(texts(block, 'details > summary')[1]).toBe('Mag ik nog op vakantie?');
  expect(texts(block, 'details')[1]).toContain('Regel op tijd een plek');
  expect(block.querySelector('details[open]')).toBeNull();
});

it('has no heading without a title', () => {
  expect(texts(renderExample('expandable-list', { title: null }), 'h2')).toEqual([]);
});
