import { z } from 'zod';
import { choiceField, kidneyBirthdayField, monthField, requiredChoice, termIds, textField } from './fields.ts';
import { FIRST_YEAR } from './profile/years.ts';
import { causes } from './terms/causes.ts';
import {
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from './terms/choices.ts';
import { consequences } from './terms/consequences.ts';
import { hospitals } from './terms/hospitals.ts';
import { medicines } from './terms/medicines.ts';
import { relationships } from './terms/relationships.ts';
import { treatments } from './terms/treatments.ts';
import { entriesInForm } from './treatments-form.ts';

/** A term on the wire (spec §3, Term lists). */
export const termOnWire = z.object({ TermNumber: z.int(), Name: z.string() });

/** A treatment of a member on the wire: its date is noon on the first day of a month (spec §3). */
export const treatmentOnWire = z.object({
  Id: z.int(),
  Treatment: z.int(),
  Hospital: z.int().nullable(),
  Date: z.string().nullable(),
});

/** A profile on the wire (spec §3, Profile). What is not told, or not to this viewer, is null or an empty list. */
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

/** The longest texts of a profile, in characters. */
export const TEXT_MAX = { motto: 130, text: 600, biography: 4000 } as const;

/** A profile that is sent (spec §7, Own profile). Ids, visibility and whatever else it has are ignored (rules.md R26). */
export const profileBody = z.object({
  RelationshipWithNiergenoten: choiceField(relationships),
  CurrentTreatment: choiceField(treatments),
  Causes: termIds(causes).optional(),
  OtherIllnesses: textField(TEXT_MAX.text),
  KidneyFunction: choiceField(kidneyFunctions),
  ProteinInUrine: choiceField(proteinLevels),
  Medicines: termIds(medicines).optional(),
  OtherMedicinesForKidney: textField(TEXT_MAX.text),
  OtherMedicinesForOtherIllnesses: textField(TEXT_MAX.text),
  KidneyBirthDay: kidneyBirthdayField,
  Consequences: termIds(consequences).optional(),
  Symptoms: textField(TEXT_MAX.text),
  OtherSymptoms: textField(TEXT_MAX.text),
  OtherConsequences: textField(TEXT_MAX.text),
  Gender: choiceField(genders),
  YearOfBirth: z
    .preprocess(
      (value) => (value === '' ? null : value),
      z.coerce.number().int().min(FIRST_YEAR.birth, `Kies een jaar vanaf ${FIRST_YEAR.birth}.`).max(9999).nullable(),
    )
    .optional(),
  Province: choiceField(provinces),
  LivingSituation: choiceField(livingSituations),
  OccupationalStatus: choiceField(occupationalStatuses),
  Motto: textField(TEXT_MAX.motto, { lines: 'one' }),
  ShortBiography: textField(TEXT_MAX.biography),
});

/** At most so many treatments has a member. */
export const TREATMENTS_MAX = 30;

/**
 * The treatments that are sent, all of them. A form sends the number of its rows as Entries, and each field once for each
 * row: Treatment, Hospital, Month and Year.
 */
export const treatmentsBody = z.preprocess(
  entriesInForm,
  z
    .array(z.unknown())
    .max(TREATMENTS_MAX, `Je kunt niet meer dan ${TREATMENTS_MAX} behandelingen bewaren.`)
    .pipe(
      z.array(
        z.object({
          Treatment: requiredChoice(treatments),
          Hospital: choiceField(hospitals.map(({ id }) => ({ number: id }))),
          Date: monthField,
        }),
      ),
    ),
);
