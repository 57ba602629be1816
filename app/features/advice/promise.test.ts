import { expect, it } from 'vitest';
import { after, DAY, HOUR } from '#app/platform/clock.ts';
import { daysLate, promisedAt } from './promise.ts';

it.each([
  [-DAY, 0],
  [0, 0],
  [23 * HOUR, 0],
  [DAY, 1],
  [3 * DAY - 1, 2],
])('%i milliseconds after the promise it is %i days late', (passed, days) => {
  const promise = promisedAt(new Date('2026-11-01T12:00:00Z'));
  expect(promise).toEqual(new Date('2026-11-08T12:00:00Z'));
  expect(daysLate(promise, after(promise, passed))).toBe(days);
});
