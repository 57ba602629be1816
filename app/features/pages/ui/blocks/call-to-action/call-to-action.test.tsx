import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';

it('has a title, a text and one button', () => {
  const block = renderExample('call-to-action');
  expect(texts(block, 'h2')).toEqual(['Een vraag over eten en drinken?']);
  expect(texts(block, 'a')).toEqual(['Stel je vraag']);
  expect(attribute(block, 'a', 'href')).toBe('/advies');
});

it('marks a button that leads to another website', () => {
  const block = renderExample('call-to-action', {
    html: null,
    button: { title: 'Word donor', url: 'https://www.donorregister.nl' },
  });
  expect(attribute(block, 'a', 'rel')).toBe('noopener noreferrer');
  expect(block.querySelector('a')?.textContent).toContain('(andere website)');
});
