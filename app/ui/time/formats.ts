import { pluralise } from '../text/pluralise.ts';

/** All date formats of the site (site-34): Dutch, in the time zone of Amsterdam. All functions take ISO timestamps. */

const TIME_ZONE = 'Europe/Amsterdam';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('nl-NL', { timeZone: TIME_ZONE, hourCycle: 'h23', ...options });
  return (iso: string): string => formatter.format(new Date(iso));
};

/** '3 maart 2026' */
export const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** '03-03-2026' */
export const shortDate = format({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** '2026-03-03' */
export const isoDay = (iso: string): string => shortDate(iso).split('-').reverse().join('-');

/** '3 maart' */
export const dayAndMonth = format({ day: 'numeric', month: 'long' });

/** 'maart 2026' */
export const monthYear = format({ month: 'long', year: 'numeric' });

const clock = format({ hour: '2-digit', minute: '2-digit' });

/** '14.05 uur' */
export const timeOfDay = (iso: string): string => `${clock(iso).replace(':', '.')} uur`;

/** '03/03/2026 14:05 uur' */
export const blogDate = (iso: string): string => `${shortDate(iso).replaceAll('-', '/')} ${clock(iso)} uur`;

/** 'vandaag om 14:05', 'gisteren om 14:05', before that '3 maart 2026'. */
export function relativeDate(iso: string, nowIso: string): string {
  const days = dayNumber(nowIso) - dayNumber(iso);
  if (days === 0) return `vandaag om ${clock(iso)}`;
  if (days === 1) return `gisteren om ${clock(iso)}`;
  return longDate(iso);
}

/** 'Vandaag', 'Gisteren', before that '3 maart 2026': a heading for what happened on a day. */
export function relativeDay(iso: string, nowIso: string): string {
  const days = dayNumber(nowIso) - dayNumber(iso);
  if (days === 0) return 'Vandaag';
  return days === 1 ? 'Gisteren' : longDate(iso);
}

/** '5 minuten geleden', '1 uur geleden', '3 dagen geleden', after 30 days '3 maart 2026' (site-36). */
export function lastActivity(iso: string, nowIso: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(nowIso) - Date.parse(iso)) / 60_000));
  if (minutes < 60) return `${pluralise(minutes, 'minuut', 'minuten')} geleden`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} uur geleden`;
  const days = Math.floor(minutes / 1440);
  return minutes <= 43_200 ? `${pluralise(days, 'dag', 'dagen')} geleden` : longDate(iso);
}

/** The number of the calendar day in Amsterdam, also across a change to or from summer time. */
const dayNumber = (iso: string): number => Date.parse(isoDay(iso)) / 86_400_000;
