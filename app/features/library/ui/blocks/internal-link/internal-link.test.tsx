import { expect, it } from 'vitest';
import { attribute, drawExample } from '#tests/support/draw-block.tsx';

it('leads to the page by its title of today, or by words of its own', () => {
  const block = drawExample('internal-link');
  expect(block.textContent).toBe('Lees ook: Wat is hemodialyse?');
  expect(attribute(block, 'a', 'href')).toBe('/artikelen/wat-is-hemodialyse');
  expect(drawExample('internal-link', { title: 'Hoe een machine helpt' }).textContent).toBe(
    'Lees ook: Hoe een machine helpt',
  );
});

it('draws nothing when the page is gone', () => {
  expect(drawExample('internal-link', { page: 999 }).childElementCount).toBe(0);
});
