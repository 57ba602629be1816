import type { Visibility } from './sections.ts';

/** A treatment that a member had or has (spec §3). `since` is the first day of a month, as YYYY-MM-DD. */
export interface TreatmentEntry {
  id: number;
  treatmentId: number;
  hospitalId: number | null;
  since: string | null;
}

/**
 * The profile of a member, by section. Numbers are those of the lists in `terms/`; null, or an empty list, is not told.
 * Without consent to keep health data its medical fields are empty, whatever is stored (rules.md R35).
 */
export interface Profile extends Visibility {
  memberId: number;
  healthConsent: boolean;
  about: { relationshipId: number | null; currentTreatmentId: number | null };
  cause: {
    causeIds: number[];
    otherIllnesses: string | null;
    kidneyFunction: number | null;
    proteinInUrine: number | null;
  };
  treatments: {
    entries: TreatmentEntry[];
    medicineIds: number[];
    otherMedicinesForKidney: string | null;
    otherMedicinesForOtherIllnesses: string | null;
    /** The day of a kidney transplant, as YYYY-MM-DD. */
    kidneyBirthday: string | null;
  };
  consequences: {
    consequenceIds: number[];
    symptoms: string | null;
    otherSymptoms: string | null;
    otherConsequences: string | null;
  };
  more: {
    gender: number | null;
    yearOfBirth: number | null;
    province: number | null;
    livingSituation: number | null;
    occupationalStatus: number | null;
    motto: string | null;
    shortBiography: string | null;
  };
}
