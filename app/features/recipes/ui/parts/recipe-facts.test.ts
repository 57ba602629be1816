import { expect, it } from 'vitest';
import { recipeFacts } from './recipe-facts.ts';

const textsOf = (amountOfPeople: number, minutesNeeded: number, waitingTime: number) =>
  recipeFacts({ amountOfPeople, minutesNeeded, waitingTime }).map(({ text }) => text.replaceAll('\u00a0', ' '));

it.each([
  [
    [4, 30, 0],
    ['4 personen', '30 minuten werk'],
  ],
  [
    [1, 1, 60],
    ['1 persoon', '1 minuut werk', '60 minuten wachten'],
  ],
  [
    [2, 90, 120],
    ['2 personen', '90 minuten werk', '2 uur wachten'],
  ],
  [
    [2, 20, 135],
    ['2 personen', '20 minuten werk', '2 uur en 15 minuten wachten'],
  ],
  [[Number.NaN, Number.NaN, Number.NaN], []],
] as const)('%j', ([people, work, waiting], facts) => {
  expect(textsOf(people, work, waiting)).toEqual(facts);
});
