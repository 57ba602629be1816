import { expect, it } from 'vitest';
import { parsePortions } from './parse-portions.ts';

const parse = (query: string, own = 4) => parsePortions(new URLSearchParams(query), own);

it.each([
  ['', 4],
  ['personen=6', 6],
  ['personen=1', 1],
  ['personen=20', 20],
])('the canonical query %s is for %d people', (query, people) => {
  expect(parse(query)).toEqual({ portions: { people, own: 4 }, isCanonical: true });
});

it.each([
  ['personen=4', 4],
  ['personen=', 4],
  ['personen=0', 4],
  ['personen=21', 4],
  ['personen=06', 4],
  ['personen=2.5', 4],
  ['personen=veel', 4],
  ['personen=6&personen=7', 6],
])('the query %s leads to the page for %d people', (query, people) => {
  expect(parse(query)).toEqual({ portions: { people, own: 4 }, isCanonical: false });
});

it('a recipe for an unknown number of people is not scaled', () => {
  expect(parse('personen=6', 0)).toEqual({ portions: { people: 0, own: 0 }, isCanonical: false });
});
