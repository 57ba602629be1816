import type { z } from 'zod';
import type { profileBody } from '../own-profile/bodies.ts';
import type { ProfileChanges } from './profile-changes.ts';

/** The changes of a profile that is sent; fields that were left out are not among them. */
export function changesIn(body: z.output<typeof profileBody>): ProfileChanges {
  const changes: { [F in keyof ProfileChanges]: ProfileChanges[F] | undefined } = {
    relationshipId: body.RelationshipWithNiergenoten,
    currentTreatmentId: body.CurrentTreatment,
    causeIds: body.Causes,
    otherIllnesses: body.OtherIllnesses,
    kidneyFunction: body.KidneyFunction,
    proteinInUrine: body.ProteinInUrine,
    medicineIds: body.Medicines,
    otherMedicinesForKidney: body.OtherMedicinesForKidney,
    otherMedicinesForOtherIllnesses: body.OtherMedicinesForOtherIllnesses,
    kidneyBirthday: body.KidneyBirthDay,
    consequenceIds: body.Consequences,
    symptoms: body.Symptoms,
    otherSymptoms: body.OtherSymptoms,
    otherConsequences: body.OtherConsequences,
    gender: body.Gender,
    yearOfBirth: body.YearOfBirth,
    province: body.Province,
    livingSituation: body.LivingSituation,
    occupationalStatus: body.OccupationalStatus,
    motto: body.Motto,
    shortBiography: body.ShortBiography,
  };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
