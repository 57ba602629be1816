import { z } from 'zod';
import { FIRST_YEAR } from '../profile/years.ts';
import { causes } from '../terms/causes.ts';
import {
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from '../terms/choices.ts';
import { consequences } from '../terms/consequences.ts';
import { hospitals } from '../terms/hospitals.ts';
import { medicines } from '../terms/medicines.ts';
import { relationships } from '../terms/relationships.ts';
import { treatments } from '../terms/treatments.ts';
import { choiceField, kidneyBirthdayField, monthField, requiredChoice, termIds, textField } from './fields.ts';
import { entriesInForm } from './treatments-form.ts';

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
