import { BADGE_MAX } from '#app/platform/database/paging.ts';

/** A number with the singular or plural of its noun: '1 minuut', '30 minuten'. */
export const pluralise = (number: number, singular: string, plural: string): string =>
  `${number} ${number === 1 ? singular : plural}`;

/** The same of a number that was counted up to BADGE_MAX: '3 vragen', '100 of meer vragen'. */
export const pluraliseCapped = (count: number, singular: string, plural: string): string =>
  count >= BADGE_MAX ? `${BADGE_MAX} of meer ${plural}` : pluralise(count, singular, plural);
