import type { z } from 'zod';
import type { profileOnWire, treatmentOnWire } from '../bodies.ts';
import { EMPTY_SECTIONS, type VisibleProfile } from './profile.ts';
import type { TreatmentEntry } from './profile-field.ts';

/** A profile on the wire. A section that is hidden looks like one in which nothing is told. */
export function presentProfile(visible: VisibleProfile): z.output<typeof profileOnWire> {
  const about = visible.about ?? EMPTY_SECTIONS.about;
  const cause = visible.cause ?? EMPTY_SECTIONS.cause;
  const treatments = visible.treatments ?? EMPTY_SECTIONS.treatments;
  const consequences = visible.consequences ?? EMPTY_SECTIONS.consequences;
  const more = visible.more ?? EMPTY_SECTIONS.more;
  return {
    Id: visible.memberId,
    UserId: visible.memberId,
    Province: more.province,
    RelationshipWithNiergenoten: about.relationshipId,
    CurrentTreatment: about.currentTreatmentId,
    Causes: cause.causeIds,
    OtherIllnesses: cause.otherIllnesses,
    KidneyFunction: cause.kidneyFunction,
    ProteinInUrine: cause.proteinInUrine,
    Medicines: treatments.medicineIds,
    OtherMedicinesForKidney: treatments.otherMedicinesForKidney,
    OtherMedicinesForOtherIllnesses: treatments.otherMedicinesForOtherIllnesses,
    Symptoms: consequences.symptoms,
    OtherSymptoms: consequences.otherSymptoms,
    Gender: more.gender,
    YearOfBirth: more.yearOfBirth,
    Motto: more.motto,
    ShortBiography: more.shortBiography,
    KidneyBirthDay: treatments.kidneyBirthday && atNoon(treatments.kidneyBirthday),
    LivingSituation: more.livingSituation,
    OccupationalStatus: more.occupationalStatus,
    OtherConsequences: consequences.otherConsequences,
    EmailConfirmed: true, // an account exists only once its address is confirmed
    Public: visible.public,
  };
}

/** A treatment on the wire. */
export const presentTreatment = ({
  id,
  treatmentId,
  hospitalId,
  since,
}: TreatmentEntry): z.output<typeof treatmentOnWire> => ({
  Id: id,
  Treatment: treatmentId,
  Hospital: hospitalId,
  Date: since && atNoon(since),
});

/** A day (YYYY-MM-DD) on the wire: at noon, so that it is the same day in every time zone of Europe. */
const atNoon = (day: string): string => `${day}T12:00:00.000Z`;
