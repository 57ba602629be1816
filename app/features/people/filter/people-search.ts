import type { z } from 'zod';
import { ageRanges, factOf, profileFilters } from '#app/features/profiles/index.ts';
import type { filterBody } from '../contract.ts';
import type { PeopleSearch } from '../directory/find-people.ts';
import { FILTER_KINDS, type PeopleFilter } from '../paths.ts';

/** Nobody told an earlier year of birth: the database refuses it. */
const FIRST_YEAR = 1900;

/** Ages in years, both bounds included. */
export interface Ages {
  min: number;
  max: number;
}

/**
 * The facts of a filter, one group for each kind of which something is chosen: a person has one of every group. The
 * smallest group comes first, because comparing it takes least, and spares the others for whoever has none of it.
 */
export const searchFacts = (filter: PeopleFilter, now: Date): number[][] =>
  groupsOf(filter, now).toSorted((one, other) => one.length - other.length);

/** Years of birth are chosen by ranges of ages; of every other kind a number is a fact itself. */
const groupsOf = (filter: PeopleFilter, now: Date): number[][] =>
  FILTER_KINDS.flatMap((kind) => {
    const chosen = filter[kind] ?? [];
    if (chosen.length === 0) return [];
    const ages = ageRanges.filter(({ number }) => chosen.includes(number));
    return [kind === 'yearOfBirth' ? ageFacts(ages, now) : chosen.map((number) => factOf(kind, number))];
  });

/** The years of birth of people with these ages, as facts: age is the current year minus that of birth (choices.md 36). */
export function ageFacts(ranges: readonly Ages[], now: Date): number[] {
  const year = now.getUTCFullYear();
  const facts = ranges.flatMap(({ min, max }) => {
    const first = Math.max(FIRST_YEAR, year - max);
    const count = Math.max(0, year - min - first + 1);
    return Array.from({ length: count }, (_, index) => factOf('yearOfBirth', first + index));
  });
  return [...new Set(facts)];
}

/** The search for people that match a filter of the wire. */
export function searchOfBody(body: z.output<typeof filterBody>, now: Date): PeopleSearch {
  const filter = Object.fromEntries(
    FILTER_KINDS.map((kind) => [kind, body[profileFilters[kind].wire].filter((chosen) => typeof chosen === 'number')]),
  );
  const ages = body.AgeRanges.map(({ MinAge, MaxAge }) => ({ min: MinAge, max: MaxAge }));
  return { facts: [...searchFacts(filter, now), ...(ages.length > 0 ? [ageFacts(ages, now)] : [])], name: '' };
}
