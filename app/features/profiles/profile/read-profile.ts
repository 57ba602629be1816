import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#app/platform/database/database.ts';
import { EMPTY_SECTIONS } from './empty-profile.ts';
import type { Profile } from './profile.ts';
import { type Audience, SECTIONS, type Section, type Visibility } from './sections.ts';

/** The profiles of these members, by their ids; one that does not exist is left out. The caller redacts them. */
export async function listProfiles(db: Database, memberIds: readonly number[]): Promise<Map<number, Profile>> {
  if (memberIds.length === 0) return new Map();
  const rows = await selectProfiles(db).where('profile.memberId', 'in', memberIds).execute();
  return new Map(rows.map((row) => [row.memberId, toProfile(row)]));
}

/** The whole profile of a member. Throws when there is no such member. The caller redacts it. */
export async function readProfile(db: Database, memberId: number): Promise<Profile> {
  return toProfile(await selectProfiles(db).where('profile.memberId', '=', memberId).executeTakeFirstOrThrow());
}

const selectProfiles = (db: Database) =>
  db
    .selectFrom('profile')
    .innerJoin('member', 'member.id', 'profile.memberId')
    .selectAll('profile')
    .select((eb) => [
      'member.public',
      jsonArrayFrom(
        eb
          .selectFrom('treatmentEntry')
          .whereRef('treatmentEntry.memberId', '=', 'profile.memberId')
          .select(['treatmentEntry.id', 'treatmentId', 'hospitalId', 'since'])
          .orderBy('treatmentEntry.id'),
      ).as('entries'),
      jsonArrayFrom(
        eb
          .selectFrom('sectionAudience')
          .whereRef('sectionAudience.memberId', '=', 'profile.memberId')
          .select(['section', 'audience']),
      ).as('audiences'),
      eb
        .selectFrom('consent')
        .whereRef('consent.memberId', '=', 'profile.memberId')
        .where('consent.kind', '=', 'health')
        .select('consent.given')
        .orderBy('consent.id', 'desc')
        .limit(1)
        .as('healthConsent'),
    ]);

type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfiles>['executeTakeFirstOrThrow']>>;

function toProfile(row: ProfileRow): Profile {
  const healthConsent = row.healthConsent === true;
  const more = {
    gender: row.gender,
    yearOfBirth: row.yearOfBirth,
    province: row.province,
    livingSituation: row.livingSituation,
    motto: row.motto,
  };
  return {
    memberId: row.memberId,
    public: row.public,
    audiences: toAudiences(row.audiences),
    healthConsent,
    ...(healthConsent ? toSections(row) : EMPTY_SECTIONS),
    more: {
      ...more,
      occupationalStatus: healthConsent ? row.occupationalStatus : null,
      shortBiography: healthConsent ? row.shortBiography : null,
    },
  };
}

const toSections = (row: ProfileRow): Pick<Profile, 'about' | 'cause' | 'treatments' | 'consequences'> => ({
  about: { relationshipId: row.relationshipId, currentTreatmentId: row.currentTreatmentId },
  cause: {
    causeIds: row.causeIds,
    otherIllnesses: row.otherIllnesses,
    kidneyFunction: row.kidneyFunction,
    proteinInUrine: row.proteinInUrine,
  },
  treatments: {
    entries: row.entries,
    medicineIds: row.medicineIds,
    otherMedicinesForKidney: row.otherMedicinesForKidney,
    otherMedicinesForOtherIllnesses: row.otherMedicinesForOtherIllnesses,
    kidneyBirthday: row.kidneyBirthday,
  },
  consequences: {
    consequenceIds: row.consequenceIds,
    symptoms: row.symptoms,
    otherSymptoms: row.otherSymptoms,
    otherConsequences: row.otherConsequences,
  },
});

/** A section without a row has the audience 'everyone'. */
const toAudiences = (rows: { section: string; audience: string }[]): Visibility['audiences'] => {
  const chosen = new Map(rows.map(({ section, audience }) => [section, audience as Audience]));
  return Object.fromEntries(SECTIONS.map((section) => [section, chosen.get(section) ?? 'everyone'])) as Record<
    Section,
    Audience
  >;
};
