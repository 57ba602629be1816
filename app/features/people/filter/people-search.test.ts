import { expect, it } from 'vitest';
import { factOf } from '#app/features/profiles/index.ts';
import { ageFacts, searchFacts } from './people-search.ts';

const now = new Date('2026-11-22T12:00:00Z');

it('has a group of facts for each kind of choices, the smallest first', () => {
  expect(searchFacts({ treatment: [55204, 55207], role: [], province: [10] }, now)).toEqual([
    [factOf('province', 10)],
    [factOf('treatment', 55204), factOf('treatment', 55207)],
  ]);
});

it('choices.md 9, 36: ages are ranges of years of birth, both bounds included', () => {
  const born = (range: number) => searchFacts({ yearOfBirth: [range] }, now)[0] ?? [];
  expect([born(1).at(0), born(1).at(-1)]).toEqual([factOf('yearOfBirth', 2001), factOf('yearOfBirth', 2026)]);
  expect([born(2).at(0), born(2).at(-1)]).toEqual([factOf('yearOfBirth', 1991), factOf('yearOfBirth', 2000)]);
  expect([born(6).at(0), born(6).at(-1)]).toEqual([factOf('yearOfBirth', 1900), factOf('yearOfBirth', 1960)]);
});

it('nobody has an age below its minimum', () => {
  expect(ageFacts([{ min: 40, max: 30 }], now)).toEqual([]);
});
