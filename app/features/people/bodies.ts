import { z } from 'zod';
import { CHOICES_MAX } from './rules.ts';

const numbers = z.array(z.int().min(0).max(99_999)).max(CHOICES_MAX).default([]);

const age = z.int().min(0).max(1000);

/**
 * A filter of people: for each kind the chosen numbers, of which a person has one; none chosen matches everybody (spec §3).
 */
export const filterBody = z.object({
  Treatments: numbers,
  Roles: numbers,
  Causes: numbers,
  PastTreatments: numbers,
  TreatmentCenters: numbers,
  Medicines: numbers,
  Consequences: numbers,
  Genders: numbers,
  /** Ages in years, both bounds included. */
  AgeRanges: z
    .array(z.object({ MinAge: age, MaxAge: age }))
    .max(10)
    .default([]),
  Provinces: numbers,
});
