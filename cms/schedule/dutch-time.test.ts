import { afterEach, expect, test } from 'vitest';
import { dutchTime } from './dutch-time.ts';

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

test.for(['America/New_York', 'Asia/Tokyo', 'Europe/Amsterdam'])(
  'it is the time of the Netherlands for an editor in %s, in winter and in summer',
  (zone) => {
    process.env.TZ = zone;
    expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe({ 'America/New_York': 300, 'Asia/Tokyo': -540 }[zone] ?? -60);
    expect(dutchTime('2026-11-22', '16:30')).toEqual(new Date('2026-11-22T15:30:00Z'));
    expect(dutchTime('2026-07-01', '16:30')).toEqual(new Date('2026-07-01T14:30:00Z'));
    expect(dutchTime('2026-07-01', '00:30')).toEqual(new Date('2026-06-30T22:30:00Z'));
  },
);

test('around the night in which summer time begins or ends', () => {
  expect(dutchTime('2027-03-28', '01:59')).toEqual(new Date('2027-03-28T00:59:00Z'));
  expect(dutchTime('2027-03-28', '02:30')).toBeNull();
  expect(dutchTime('2027-03-28', '03:00')).toEqual(new Date('2027-03-28T01:00:00Z'));
  expect(dutchTime('2027-10-31', '02:30')).toEqual(new Date('2027-10-31T00:30:00Z'));
  expect(dutchTime('2027-10-31', '03:00')).toEqual(new Date('2027-10-31T02:00:00Z'));
});

test.for([
  ['', ''],
  ['2026-11-22', ''],
  ['', '16:30'],
  ['2026-02-30', '16:30'],
  ['2026-11-22', '24:30'],
  ['morgen', 'straks'],
] as const)('%j is no time', ([day, time]) => {
  expect(dutchTime(day, time)).toBeNull();
});
