import { expect, test } from 'vitest';
import { splitCompounds } from './split-compounds.ts';

const split = (...words: [string, number][]) => Object.fromEntries(splitCompounds(new Map(words)));

test('splits a word in two others, with or without a link between them', () => {
  expect(
    split(
      ['nier', 50],
      ['transplantatie', 20],
      ['niertransplantatie', 30],
      ['voeding', 9],
      ['advies', 9],
      ['voedingsadvies', 2],
    ),
  ).toEqual({ niertransplantatie: ['nier', 'transplantatie'], voedingsadvies: ['voeding', 'advies'] });
});

test('takes the parts that are most frequent', () => {
  expect(split(['dialyse', 40], ['centrum', 30], ['dialysecentrum', 5], ['dialysecent', 2], ['trum', 2])).toEqual({
    dialysecentrum: ['dialyse', 'centrum'],
  });
});

test('leaves whole what has an ending, a rare part or a short part', () => {
  expect(split(['ziek', 9], ['heid', 9], ['ziekheid', 9], ['eenmalig', 1], ['eenmaligwoord', 2], ['woord', 9])).toEqual(
    {},
  );
  expect(split(['op', 99], ['name', 9], ['opname', 9])).toEqual({});
});
