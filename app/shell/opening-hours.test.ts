import { describe, expect, it } from 'vitest';
import { formatHours, isOpen } from './opening-hours.ts';

const hours = { days: [2, 3, 4], opens: '08:00', closes: '17:00' };
const open = (iso: string) => isOpen(hours, new Date(iso));

describe('isOpen', () => {
  it('opens and closes on the minute, in winter time', () => {
    expect(open('2026-01-13T06:59:59Z')).toBe(false);
    expect(open('2026-01-13T07:00:00Z')).toBe(true);
    expect(open('2026-01-13T15:59:59Z')).toBe(true);
    expect(open('2026-01-13T16:00:00Z')).toBe(false);
  });

  it('follows summer time', () => {
    expect(open('2026-07-14T05:59:59Z')).toBe(false);
    expect(open('2026-07-14T06:00:00Z')).toBe(true);
    expect(open('2026-07-14T15:00:00Z')).toBe(false);
  });

  it('is open on Tuesday, Wednesday and Thursday only', () => {
    const noons = ['12', '13', '14', '15', '16', '17', '18'].map((day) => open(`2026-01-${day}T11:00:00Z`));
    expect(noons).toEqual([false, true, true, true, false, false, false]);
  });

  it('uses the day in Amsterdam, not in UTC', () => {
    const night = { days: [2], opens: '00:00', closes: '01:00' };
    expect(isOpen(night, new Date('2026-01-12T23:30:00Z'))).toBe(true);
    expect(isOpen(night, new Date('2026-01-13T23:30:00Z'))).toBe(false);
  });
});

it('formats the opening hours as a sentence', () => {
  expect(formatHours(hours)).toBe('dinsdag, woensdag en donderdag van\u00a08:00\u00a0tot\u00a017:00\u00a0uur');
  expect(formatHours(hours, { short: true })).toBe('di, wo en do 8:00\u201317:00\u00a0uur');
  expect(formatHours({ days: [1], opens: '10:30', closes: '12:00' })).toBe(
    'maandag van\u00a010:30\u00a0tot\u00a012:00\u00a0uur',
  );
});
