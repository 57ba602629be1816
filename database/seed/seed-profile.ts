import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { DemoPerson } from './read-demo.ts';

/** Stores the profile of a person of the demo, with their treatments and audiences. */
export async function seedProfile(db: OpenTransaction, memberId: number, person: DemoPerson): Promise<void> {
  await db.insertInto('profile').values(profileRow(memberId, person)).execute();
  const { treatments, audiences } = person.profile;
  const entries = treatments.map(({ treatment, hospital = null, since }, id) => ({
    memberId,
    id,
    treatmentId: treatment,
    hospitalId: hospital,
    since: since ? `${since}-01` : null,
  }));
  if (entries.length > 0) await db.insertInto('treatmentEntry').values(entries).execute();
  const chosen = Object.entries(audiences).map(([section, audience]) => ({ memberId, section, audience }));
  if (chosen.length > 0) await db.insertInto('sectionAudience').values(chosen).execute();
}

/** The row of the profile that a person of the demo filled in. */
export const profileRow = (memberId: number, { relationship, gender, born, about, profile }: DemoPerson) => ({
  memberId,
  relationshipId: relationship,
  currentTreatmentId: profile.treatment ?? null,
  causeIds: profile.causes,
  medicineIds: profile.medicines,
  consequenceIds: profile.consequences,
  kidneyFunction: profile.kidneyFunction ?? null,
  proteinInUrine: profile.proteinInUrine ?? null,
  otherIllnesses: profile.otherIllnesses ?? null,
  otherMedicinesForKidney: profile.otherMedicinesForKidney ?? null,
  otherMedicinesForOtherIllnesses: profile.otherMedicinesForOtherIllnesses ?? null,
  symptoms: profile.symptoms ?? null,
  otherSymptoms: profile.otherSymptoms ?? null,
  otherConsequences: profile.otherConsequences ?? null,
  kidneyBirthday: profile.kidneyBirthday ?? null,
  gender: profile.gender ? GENDERS[gender] : null,
  yearOfBirth: profile.yearOfBirth ? born : null,
  province: profile.province ?? null,
  livingSituation: profile.livingSituation ?? null,
  occupationalStatus: profile.work ?? null,
  motto: profile.motto ?? null,
  shortBiography: profile.story ? about : null,
});

/** The numbers of the genders. */
const GENDERS = { man: 1, vrouw: 2 } as const;
