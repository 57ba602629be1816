import { expect, it } from 'vitest';
import { attribute, renderExample } from '#tests/support/render-block.tsx';

it('shows the host name, and marks the link as one to another website', () => {
  const block = renderExample('external-link');
  expect(attribute(block, 'a', 'href')).toBe('https://www.nierstichting.nl');
  expect(attribute(block, 'a', 'rel')).toBe('noopener noreferrer');
  expect(block.textContent).toContain('(andere website)');
  expect(block.textContent).toMatch(/nierstichting\.nl$/);
});

it('R36 has no heading', () => {
  expect(renderExample('external-link').querySelector('h2, h3, h4')).toBeNull();
});

it('may be a telephone number', () => {
  const block = renderExample('external-link', { url: 'tel:08000000000', title: 'Bel de infolijn', description: null });
  expect(attribute(block, 'a', 'href')).toBe('tel:08000000000');
  expect(block.textContent).toBe('Bel de infolijn');
});
