import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';
import { byLetter } from './by-letter.ts';

it('has a link for each letter, to the names that begin with it', () => {
  const block = renderExample('a-z-list');
  const letters = [...block.querySelectorAll('nav a')];
  expect(letters.map(({ textContent }) => textContent).join('')).toBe('ACDFHILN');
  for (const letter of letters) {
    const part = block.querySelector(letter.getAttribute('href') ?? '');
    expect(part?.querySelector('h3')?.textContent).toBe(letter.textContent);
  }
  expect(texts(block, '#letter-c a')).toEqual(['Cystenieren', 'Cystinose']);
});

it('puts letters with accents and signs where a reader looks for them', () => {
  const path = '/a';
  expect(byLetter(['Échte', 'eiwit', '24-uurs urine'].map((name) => ({ name, path }))).map(({ id }) => id)).toEqual([
    'letter-e',
    'letter-0-9',
  ]);
});

it('draws nothing without names', () => {
  expect(renderExample('a-z-list', {}, { diseases: [] }).childElementCount).toBe(0);
});
