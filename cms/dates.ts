import { TIME_ZONE } from '../app/platform/clock.ts';

/** '22 nov 2026 12:30', in the time of the Netherlands. */
export const dateAndTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** 'zondag 22 november 2026 om 12:30', in the time of the Netherlands. */
export const fullDateAndTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** '22 november 2026', of a day as the contract has it: 2026-11-22. */
export const longDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** 2026-11-22: the day in the Netherlands. */
export const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
