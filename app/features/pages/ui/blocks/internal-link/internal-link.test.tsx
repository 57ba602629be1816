import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('leads to the page by its title of today, or by words of its own', () => {
  const block = renderExample('internal-link');
  expect(block.textContent).toBe('Lees ook: Wat is hemodialyse?');
  expect(attribute(block, 'a', 'href')).toBe('/artikelen/wat-is-hemodialyse');
  expect(renderExample('internal-link', { title: 'Hoe een machine helpt' }).textContent).toBe(
    'Lees ook: Hoe een machine helpt',
  );
});

it('draws nothing when the page is gone', () => {
  expect(renderExample('internal-link', { page: 999 }).childElementCount).toBe(0);
});
