import { expect, it } from 'vitest';
import { parseAbbreviation } from '#app/features/content/published/concept-names.ts';
import { renderExample, texts } from '#tests/support/render-block.tsx';
import { diseaseEntries } from './disease-entries.ts';
import { groupByLetter } from './group-by-letter.ts';

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

it('says under which page a name stands, and lists spellings of a name once', () => {
  const written = (title: string, ...names: string[]) =>
    names.map((name) => ({ ...parseAbbreviation(name), title, path: `/artikelen/${title}` }));
  const entries = diseaseEntries([
    ...written('Cystenieren (ADPKD)', 'ADPKD (erfelijke cystenieren)', 'Cystenieren'),
    ...written('Lupusnefritis', 'Lupus nefritis', 'Lupusnefritis'),
    ...written('Nefronoftise', 'Nefronoftise', 'Nefronoftisis', 'Nephronophthisis', 'NPHP (nefronoftise)'),
  ]);
  expect(entries.map(({ name, meaning, spellings, under }) => [name, meaning, spellings, under])).toEqual([
    ['ADPKD', 'erfelijke cystenieren', [], 'Cystenieren (ADPKD)'],
    ['Cystenieren', null, [], null],
    ['Lupusnefritis', null, ['Lupus nefritis'], null],
    ['Nefronoftise', null, ['Nefronoftisis', 'Nephronophthisis'], null],
    ['NPHP', 'nefronoftise', [], 'Nefronoftise'],
  ]);
});
