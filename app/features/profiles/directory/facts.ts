import type { VisibleProfile } from '../profile/profile-for-viewer.ts';

/**
 * The kinds of facts by which the directory finds members, one for each filter (spec §3, Profile filter). Their numbers
 * are stored, and never change.
 */
const FACT_KINDS = {
  treatment: 1,
  role: 2,
  cause: 3,
  pastTreatment: 4,
  treatmentCenter: 5,
  medicine: 6,
  consequence: 7,
  gender: 8,
  yearOfBirth: 9,
  province: 10,
} as const;

export type FactKind = keyof typeof FACT_KINDS;

/** Above every value of every kind: terms end at 55370, years at four digits. */
const VALUES = 100_000;

/** One fact as one integer: its kind times 100,000, plus its value. */
export const factOf = (kind: FactKind, value: number): number => FACT_KINDS[kind] * VALUES + value;

/** The facts in what is visible of a profile, each once, in ascending order. */
export function factsOf({ about, cause, treatments, consequences, more }: VisibleProfile): number[] {
  const values: Record<FactKind, readonly (number | null | undefined)[]> = {
    treatment: [about?.currentTreatmentId],
    role: [about?.relationshipId],
    cause: cause?.causeIds ?? [],
    pastTreatment: treatments?.entries.map(({ treatmentId }) => treatmentId) ?? [],
    treatmentCenter: treatments?.entries.map(({ hospitalId }) => hospitalId) ?? [],
    medicine: treatments?.medicineIds ?? [],
    consequence: consequences?.consequenceIds ?? [],
    gender: [more?.gender],
    yearOfBirth: [more?.yearOfBirth],
    province: [more?.province],
  };
  const facts = Object.entries(values).flatMap(([kind, of]) =>
    of.filter((value) => value !== null && value !== undefined).map((value) => factOf(kind as FactKind, value)),
  );
  return [...new Set(facts)].sort((a, b) => a - b);
}
