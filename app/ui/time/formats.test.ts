import { describe, expect, it } from 'vitest';
import {
  dateAndTime,
  greeting,
  isoDay,
  lastActivity,
  longDate,
  monthYear,
  relativeDate,
  timeOfDay,
} from './formats.ts';

const winter = '2026-01-05T23:30:00.000Z'; // half past midnight on the 6th in Amsterdam
const summer = '2026-07-05T22:30:00.000Z'; // the same on the 6th of July

it('formats dates in Dutch and in the time zone of Amsterdam, in winter and summer', () => {
  expect(longDate(winter)).toBe('6\u00a0januari\u00a02026');
  expect(isoDay(winter)).toBe('2026-01-06');
  expect(monthYear('2026-12-31T23:30:00.000Z')).toBe('januari 2027');
  expect(timeOfDay(winter)).toBe('00:30');
  expect(timeOfDay(summer)).toBe('00:30');
  expect(dateAndTime(summer)).toBe('6\u00a0juli\u00a02026 om\u00a000:30');
});

it.each([
  ['2026-01-05T04:59:00.000Z', 'Goedenavond'],
  ['2026-01-05T05:00:00.000Z', 'Goedemorgen'],
  ['2026-07-05T09:59:00.000Z', 'Goedemorgen'],
  ['2026-07-05T10:00:00.000Z', 'Goedemiddag'],
  ['2026-07-05T16:00:00.000Z', 'Goedenavond'],
  ['2026-07-05T22:30:00.000Z', 'Goedenavond'],
])('greets at %s, in the time of Amsterdam, with %s', (at, words) => expect(greeting(at)).toBe(words));

describe('relativeDate', () => {
  it.each([
    ['2026-03-03T13:05:00.000Z', '2026-03-03T20:00:00.000Z', 'vandaag om\u00a014:05'],
    ['2026-03-02T22:59:00.000Z', '2026-03-02T23:01:00.000Z', 'gisteren om\u00a023:59'],
    ['2026-03-28T13:00:00.000Z', '2026-03-29T12:00:00.000Z', 'gisteren om\u00a014:00'], // the night the clock goes forward
    ['2026-10-24T12:00:00.000Z', '2026-10-25T22:30:00.000Z', 'gisteren om\u00a014:00'], // the night it goes back
    ['2025-12-31T12:00:00.000Z', '2026-01-01T12:00:00.000Z', 'gisteren om\u00a013:00'],
    ['2026-03-01T13:05:00.000Z', '2026-03-03T20:00:00.000Z', '1\u00a0maart\u00a02026'],
  ])('formats %s at %s as %s', (at, now, text) => {
    expect(relativeDate(at, now)).toBe(text);
  });
});

describe('lastActivity', () => {
  const at = '2026-03-03T12:00:00.000Z';
  const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
  it.each([
    [0, '0\u00a0minuten geleden'],
    [1, '1\u00a0minuut geleden'],
    [59, '59\u00a0minuten geleden'],
    [60, '1\u00a0uur geleden'],
    [1439, '23\u00a0uur geleden'],
    [1440, '1\u00a0dag geleden'],
    [2880, '2\u00a0dagen geleden'],
    [43_200, '30\u00a0dagen geleden'],
    [43_201, '3\u00a0maart\u00a02026'],
  ])('is after %i minutes: %s', (minutes, text) => {
    expect(lastActivity(at, later(minutes))).toBe(text);
  });

  it('is never in the future, also when a clock is wrong', () => {
    expect(lastActivity(at, later(-5))).toBe('0\u00a0minuten geleden');
  });
});
