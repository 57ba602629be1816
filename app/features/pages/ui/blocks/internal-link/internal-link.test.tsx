import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('links to the page with its current title, or with a text of its own', () => {
  const block = renderExample('internal-link');
  expect(block.textContent.trim()).toBe('Lees ook: Wat is hemodialyse?');
  expect(attribute(block, 'a', 'href')).toBe('/artikelen/wat-is-hemodialyse');
  const named = renderExample('internal-link', { title: 'Hoe een machine helpt' });
  expect(named.textContent.trim()).toBe('Lees ook: Hoe een machine helpt');
});

it('renders nothing when the page does not exist', () => {
  expect(renderExample('internal-link', { page: 999 }).childElementCount).toBe(0);
});
