import { expect, it } from 'vitest';
import { timeLeft } from './format-time-left.ts';

it.each([
  [300_000, '5 minuten'],
  [285_000, '5 minuten'],
  [269_000, '4 minuten'],
  [60_000, '1 minuut'],
  [59_999, 'minder dan een minuut'],
  [0, 'minder dan een minuut'],
])('says of %i milliseconds: %s', (milliseconds, words) => {
  expect(timeLeft(milliseconds)).toBe(words);
});
