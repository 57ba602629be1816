import { DAY, MINUTE, TIME_ZONE } from '#app/platform/clock.ts';
import { pluralise } from '../text/pluralise.ts';
import { unbroken } from '../text/unbroken.ts';

/** All date formats of the site: Dutch, in the time zone of Amsterdam. All functions take ISO timestamps. */

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('nl-NL', { timeZone: TIME_ZONE, hourCycle: 'h23', ...options });
  return (iso: string): string => formatter.format(new Date(iso));
};

const dayMonthYear = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '3 maart 2026', within which no line ends, wherever it is written. */
export const longDate = (iso: string): string => unbroken(dayMonthYear(iso));

const digits = format({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '2026-03-03', for machines. */
export const isoDay = (iso: string): string => digits(iso).split('-').reverse().join('-');

/** '3 maart' */
export const dayAndMonth = format({ day: 'numeric', month: 'long' });

/** 'maart 2026' */
export const monthYear = format({ month: 'long', year: 'numeric' });

/** '14:05' */
export const timeOfDay = format({ hour: '2-digit', minute: '2-digit' });

/** '3 maart 2026 om 14:05' */
export const dateAndTime = (iso: string): string => `${longDate(iso)} om\u00a0${timeOfDay(iso)}`;

const hour = format({ hour: 'numeric' });

/** 'Goedemorgen' from six, 'Goedemiddag' from noon, 'Goedenavond' from six until six. */
export function greeting(iso: string): string {
  const hours = Number(hour(iso));
  if (hours >= 6 && hours < 12) return 'Goedemorgen';
  return hours >= 12 && hours < 18 ? 'Goedemiddag' : 'Goedenavond';
}

/** 'vandaag om 14:05', 'gisteren om 14:05', before that '3 maart 2026'. */
export function relativeDate(iso: string, nowIso: string): string {
  const days = dayNumber(nowIso) - dayNumber(iso);
  if (days === 0) return `vandaag om\u00a0${timeOfDay(iso)}`;
  if (days === 1) return `gisteren om\u00a0${timeOfDay(iso)}`;
  return longDate(iso);
}

/** 'Vandaag', 'Gisteren', before that '3 maart 2026': a heading for what happened on a day. */
export function relativeDay(iso: string, nowIso: string): string {
  const days = dayNumber(nowIso) - dayNumber(iso);
  if (days === 0) return 'Vandaag';
  return days === 1 ? 'Gisteren' : longDate(iso);
}

const MINUTES_IN_HOUR = 60;

/** A duration as people say it: '45 minuten', '1 uur en 40 minuten'. Up to an hour and a half in minutes: '90 minuten'. */
export function formatMinutes(minutes: number): string {
  if (minutes <= 1.5 * MINUTES_IN_HOUR) return unbroken(pluralise(minutes, 'minuut', 'minuten'));
  const hours = `${Math.floor(minutes / MINUTES_IN_HOUR)}\u00a0uur`;
  const rest = minutes % MINUTES_IN_HOUR;
  return rest === 0 ? hours : `${hours} en ${unbroken(pluralise(rest, 'minuut', 'minuten'))}`;
}

/** '5 minuten geleden', '1 uur geleden', '3 dagen geleden', after 30 days '3 maart 2026'. */
export function lastActivity(iso: string, nowIso: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(nowIso) - Date.parse(iso)) / MINUTE));
  if (minutes < MINUTES_IN_HOUR) return `${formatMinutes(minutes)} geleden`;
  if (minutes < 1440) return `${Math.floor(minutes / MINUTES_IN_HOUR)}\u00a0uur geleden`;
  const days = Math.floor(minutes / 1440);
  return minutes <= 43_200 ? `${unbroken(pluralise(days, 'dag', 'dagen'))} geleden` : longDate(iso);
}

/** The number of the calendar day in Amsterdam, also across a change to or from summer time. */
const dayNumber = (iso: string): number => Date.parse(isoDay(iso)) / DAY;
