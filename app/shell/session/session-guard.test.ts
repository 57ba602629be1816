import { expect, it } from 'vitest';
import { formatTimeLeft } from './session-guard.tsx';

it.each([
  [300_000, '5\u00a0minuten'],
  [285_000, '5\u00a0minuten'],
  [269_000, '4\u00a0minuten'],
  [60_000, '1\u00a0minuut'],
  [59_999, 'minder dan een minuut'],
  [0, 'minder dan een minuut'],
])('formats %i milliseconds as %s', (milliseconds, text) => {
  expect(formatTimeLeft(milliseconds)).toBe(text);
});
