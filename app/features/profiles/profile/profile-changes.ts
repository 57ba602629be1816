import type { Updateable } from 'kysely';
import type { Profile as ProfileTable } from '#app/platform/database/types.generated.ts';

/** Fields of a profile with their new values. A field that is left out keeps its value. */
export type ProfileChanges = Omit<Updateable<ProfileTable>, 'memberId'>;

/**
 * The medical fields, empty: they are kept only with consent (rules.md R35). Work counts, because 'ziektewet' is one of
 * its choices, and so does the text about oneself, in which most people tell of their illness.
 */
export const NO_MEDICAL_FIELDS = {
  relationshipId: null,
  currentTreatmentId: null,
  causeIds: [],
  otherIllnesses: null,
  kidneyFunction: null,
  proteinInUrine: null,
  medicineIds: [],
  otherMedicinesForKidney: null,
  otherMedicinesForOtherIllnesses: null,
  kidneyBirthday: null,
  consequenceIds: [],
  symptoms: null,
  otherSymptoms: null,
  otherConsequences: null,
  occupationalStatus: null,
  shortBiography: null,
} satisfies ProfileChanges;

/** Whether a member may change this field only with consent to keep health data. */
export const isMedicalField = (field: string): field is keyof typeof NO_MEDICAL_FIELDS =>
  Object.hasOwn(NO_MEDICAL_FIELDS, field);

/** Whether these changes tell something medical; emptying a field tells nothing. */
export const hasHealthData = (changes: ProfileChanges): boolean =>
  Object.entries(changes).some(([field, value]) => isMedicalField(field) && !isEmpty(value));

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
