import { ageRanges, type FactKind, factOf } from '#app/features/profiles/index.ts';
import { FILTER_KINDS, type FilterKind, type PeopleFilter } from '../paths.ts';

/** The kind of fact for which each kind of choice looks, but for that of ages. */
const FACT_OF: Readonly<Record<Exclude<FilterKind, 'ageRanges'>, FactKind>> = {
  treatments: 'treatment',
  roles: 'role',
  causes: 'cause',
  pastTreatments: 'pastTreatment',
  treatmentCenters: 'treatmentCenter',
  medicines: 'medicine',
  consequences: 'consequence',
  genders: 'gender',
  provinces: 'province',
};

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

const groupsOf = (filter: PeopleFilter, now: Date): number[][] =>
  FILTER_KINDS.flatMap((kind) => {
    const chosen = filter[kind] ?? [];
    if (chosen.length === 0) return [];
    if (kind === 'ageRanges')
      return [
        ageFacts(
          ageRanges.filter(({ number }) => chosen.includes(number)),
          now,
        ),
      ];
    return [chosen.map((number) => factOf(FACT_OF[kind], number))];
  });

/** The years of birth of people with these ages, as facts: age is the current year minus that of birth (decisions.md 36). */
export function ageFacts(ranges: readonly Ages[], now: Date): number[] {
  const year = now.getUTCFullYear();
  const facts = ranges.flatMap(({ min, max }) => {
    const first = Math.max(FIRST_YEAR, year - max);
    const count = Math.max(0, year - min - first + 1);
    return Array.from({ length: count }, (_, index) => factOf('yearOfBirth', first + index));
  });
  return [...new Set(facts)];
}
