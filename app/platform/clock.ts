/** Where the time comes from; passed in, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The time zone of the site and of its readers. */
export const TIME_ZONE = 'Europe/Amsterdam';

/** The moment `milliseconds` after `date` (before it when negative). */
export const after = (date: Date, milliseconds: number): Date => new Date(date.getTime() + milliseconds);
