import { expect, it } from 'vitest';
import { renderExample, texts } from '#tests/support/render-block.tsx';
import { groupByLetter } from './group-by-letter.ts';

// library-2
it('has a link from each letter to the names that begin with it', () => {
  const block = renderExample('a-z-list');
  const letters = [...block.querySelectorAll('nav a')];
  expect(letters.map(({ textContent }) => textContent).join('')).toBe('ACDFHILN');
  for (const letter of letters) {
    const part = block.querySelector(letter.getAttribute('href') ?? '');
    expect(part?.querySelector('h3')?.textContent).toBe(letter.textContent);
  }
  expect(texts(block, '#letter-c a')).toEqual(['Cystenieren', 'Cystinose']);
});

it('ignores accents, and groups names without a letter at the start under 0-9', () => {
  const path = '/a';
  expect(
    groupByLetter(['Échte', 'eiwit', '24-uurs urine'].map((name) => ({ name, path }))).map(({ id }) => id),
  ).toEqual(['letter-e', 'letter-0-9']);
});

it('renders nothing without names', () => {
  expect(renderExample('a-z-list', {}, { diseases: [] }).childElementCount).toBe(0);
});
