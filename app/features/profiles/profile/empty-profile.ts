import type { Profile } from './profile.ts';
import type { Section } from './sections.ts';

/** The fields of a profile in which nothing is told, by section. */
export const EMPTY_SECTIONS: Pick<Profile, Section> = {
  about: { relationshipId: null, currentTreatmentId: null },
  cause: { causeIds: [], otherIllnesses: null, kidneyFunction: null, proteinInUrine: null },
  treatments: {
    entries: [],
    medicineIds: [],
    otherMedicinesForKidney: null,
    otherMedicinesForOtherIllnesses: null,
    kidneyBirthday: null,
  },
  consequences: { consequenceIds: [], symptoms: null, otherSymptoms: null, otherConsequences: null },
  more: {
    gender: null,
    yearOfBirth: null,
    province: null,
    livingSituation: null,
    occupationalStatus: null,
    motto: null,
    shortBiography: null,
  },
};
