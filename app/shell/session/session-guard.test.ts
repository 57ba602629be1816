import { expect, it } from 'vitest';
import { formatTimeLeft } from './session-guard.tsx';

it.each([
  [300_000, '5 minuten'],
  [285_000, '5 minuten'],
  [269_000, '4 minuten'],
  [60_000, '1 minuut'],
  [59_999, 'minder dan een minuut'],
  [0, 'minder dan een minuut'],
])('formats %i milliseconds as %s', (milliseconds, text) => {
  expect(formatTimeLeft(milliseconds)).toBe(text);
});
