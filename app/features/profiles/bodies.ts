import { z } from 'zod';

/** A term on the wire. */
export const termOnWire = z.object({ TermNumber: z.int(), Name: z.string() });

/** A treatment of a member on the wire: its date is noon on the first day of a month. */
export const treatmentOnWire = z.object({
  Id: z.int(),
  Treatment: z.int(),
  Hospital: z.int().nullable(),
  Date: z.string().nullable(),
});

/** A profile on the wire. What is not told, or not to this viewer, is null or an empty list. */
export const profileOnWire = z.object({
  Id: z.int(),
  UserId: z.int(),
  Province: z.int().nullable(),
  RelationshipWithNiergenoten: z.int().nullable(),
  CurrentTreatment: z.int().nullable(),
  Causes: z.array(z.int()),
  OtherIllnesses: z.string().nullable(),
  KidneyFunction: z.int().nullable(),
  ProteinInUrine: z.int().nullable(),
  Medicines: z.array(z.int()),
  OtherMedicinesForKidney: z.string().nullable(),
  OtherMedicinesForOtherIllnesses: z.string().nullable(),
  Symptoms: z.string().nullable(),
  OtherSymptoms: z.string().nullable(),
  Gender: z.int().nullable(),
  YearOfBirth: z.int().nullable(),
  Motto: z.string().nullable(),
  ShortBiography: z.string().nullable(),
  KidneyBirthDay: z.string().nullable(),
  LivingSituation: z.int().nullable(),
  OccupationalStatus: z.int().nullable(),
  OtherConsequences: z.string().nullable(),
  EmailConfirmed: z.boolean(),
  Public: z.boolean(),
});
