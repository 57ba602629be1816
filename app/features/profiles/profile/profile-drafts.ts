import { draftKind } from '#app/features/drafts/index.ts';

/** The texts of a profile, each with the kind of its draft, which is about the id of the member. */
export const profileDrafts = {
  otherIllnesses: draftKind('profile-other-illnesses'),
  otherMedicinesForKidney: draftKind('profile-other-medicines-for-kidney'),
  otherMedicinesForOtherIllnesses: draftKind('profile-medicines-for-other-illnesses'),
  symptoms: draftKind('profile-symptoms'),
  otherSymptoms: draftKind('profile-other-symptoms'),
  otherConsequences: draftKind('profile-other-consequences'),
  motto: draftKind('profile-motto'),
  shortBiography: draftKind('profile-short-biography'),
};

/** A field of a profile that holds a text. */
export type TextField = keyof typeof profileDrafts;

export const isTextField = (field: string): field is TextField => Object.hasOwn(profileDrafts, field);
