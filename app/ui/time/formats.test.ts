import { describe, expect, it } from 'vitest';
import { blogDate, isoDay, lastActivity, longDate, monthYear, relativeDate, shortDate, timeOfDay } from './formats.ts';

const winter = '2026-01-05T23:30:00.000Z'; // half past midnight on the 6th in Amsterdam
const summer = '2026-07-05T22:30:00.000Z'; // the same on the 6th of July

// site-34
it('formats dates in Dutch and in the time zone of Amsterdam, in winter and summer', () => {
  expect(longDate(winter)).toBe('6 januari 2026');
  expect(shortDate(winter)).toBe('06-01-2026');
  expect(isoDay(winter)).toBe('2026-01-06');
  expect(monthYear('2026-12-31T23:30:00.000Z')).toBe('januari 2027');
  expect(timeOfDay(winter)).toBe('00.30 uur');
  expect(timeOfDay(summer)).toBe('00.30 uur');
  expect(blogDate(summer)).toBe('06/07/2026 00:30 uur');
});

describe('relativeDate', () => {
  // site-35
  it.each([
    ['2026-03-03T13:05:00.000Z', '2026-03-03T20:00:00.000Z', 'vandaag om 14:05'],
    ['2026-03-02T22:59:00.000Z', '2026-03-02T23:01:00.000Z', 'gisteren om 23:59'],
    ['2026-03-28T13:00:00.000Z', '2026-03-29T12:00:00.000Z', 'gisteren om 14:00'], // the night the clock goes forward
    ['2026-10-24T12:00:00.000Z', '2026-10-25T22:30:00.000Z', 'gisteren om 14:00'], // the night it goes back
    ['2025-12-31T12:00:00.000Z', '2026-01-01T12:00:00.000Z', 'gisteren om 13:00'],
    ['2026-03-01T13:05:00.000Z', '2026-03-03T20:00:00.000Z', '1 maart 2026'],
  ])('formats %s at %s as %s', (at, now, text) => {
    expect(relativeDate(at, now)).toBe(text);
  });
});

describe('lastActivity', () => {
  const at = '2026-03-03T12:00:00.000Z';
  const later = (minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();
  // site-36
  it.each([
    [0, '0 minuten geleden'],
    [1, '1 minuut geleden'],
    [59, '59 minuten geleden'],
    [60, '1 uur geleden'],
    [1439, '23 uur geleden'],
    [1440, '1 dag geleden'],
    [2880, '2 dagen geleden'],
    [43_200, '30 dagen geleden'],
    [43_201, '3 maart 2026'],
  ])('is after %i minutes: %s', (minutes, text) => {
    expect(lastActivity(at, later(minutes))).toBe(text);
  });

  it('is never in the future, also when a clock is wrong', () => {
    expect(lastActivity(at, later(-5))).toBe('0 minuten geleden');
  });
});
