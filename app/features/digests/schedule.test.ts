import { describe, expect, it } from 'vitest';
import { dayOfDigests, remainderOfDay } from './schedule.ts';

describe('the digests of a day', () => {
  it.each([
    ['in winter', '2026-12-24T07:59:59Z', null],
    ['in winter', '2026-12-24T08:00:00Z', '2026-12-24'],
    ['in summer', '2026-06-24T06:59:59Z', null],
    ['in summer', '2026-06-24T07:00:00Z', '2026-06-24'],
    ['on the day on which summer time begins', '2026-03-29T06:59:59Z', null],
    ['on the day on which summer time begins', '2026-03-29T07:00:00Z', '2026-03-29'],
    ['on the day on which it ends', '2026-10-25T07:59:59Z', null],
    ['on the day on which it ends', '2026-10-25T08:00:00Z', '2026-10-25'],
    ['until midnight', '2026-12-31T22:59:59Z', '2026-12-31'],
    ['not after midnight', '2026-12-31T23:00:00Z', null],
  ])('are made from nine in Amsterdam, %s, at %s', (_when, at, day) => {
    expect(dayOfDigests(new Date(at))).toBe(day);
  });

  it('are those of one half of the members, and the next day those of the other, also at the end of a month or year', () => {
    const days = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'];
    const remainders = days.map(remainderOfDay);
    expect(remainders.slice(0, 3)).toEqual(remainders[0] === 0 ? [0, 1, 0] : [1, 0, 1]);
    expect(remainders.slice(3)).toEqual(remainders[3] === 0 ? [0, 1, 0, 1] : [1, 0, 1, 0]);
  });
});
