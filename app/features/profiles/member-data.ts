import { type MemberDataSource, memberData } from '#app/platform/member-data/member-data.ts';
import { PLAIN_PHOTO } from '#app/ui/user/photo-path.ts';
import { causes } from './terms/causes.ts';
import {
  choiceLabel,
  genders,
  kidneyFunctions,
  livingSituations,
  occupationalStatuses,
  proteinLevels,
  provinces,
} from './terms/choices.ts';
import { consequences } from './terms/consequences.ts';
import { hospitalLabel } from './terms/hospitals.ts';
import { medicines } from './terms/medicines.ts';
import { relationships } from './terms/relationships.ts';
import { type Term, termLabel } from './terms/term.ts';
import { treatments } from './terms/treatments.ts';

export const profilesMemberData = [
  memberData({
    name: 'profile',
    title: 'Je profiel',
    tables: ['profile', 'directoryEntry'], // the entry is made from the profile
    labels: {
      relationship: 'Ik ben',
      currentTreatment: 'Huidige behandeling',
      causes: 'Oorzaken',
      otherIllnesses: 'Andere ziekten',
      kidneyFunction: 'Nierfunctie',
      proteinInUrine: 'Eiwit in de urine',
      medicines: 'Medicijnen',
      otherMedicinesForKidney: 'Andere medicijnen voor de nieren',
      otherMedicinesForOtherIllnesses: 'Medicijnen voor andere ziekten',
      symptoms: 'Klachten',
      otherSymptoms: 'Andere klachten',
      consequences: 'Gevolgen',
      otherConsequences: 'Andere gevolgen',
      kidneyBirthday: 'Nierverjaardag',
      gender: 'Geslacht',
      yearOfBirth: 'Geboortejaar',
      province: 'Provincie',
      livingSituation: 'Hoe je woont',
      occupationalStatus: 'Werk',
      motto: 'Motto',
      shortBiography: 'Mijn verhaal',
    },
    async read({ db }, memberId) {
      const profiles = await db.selectFrom('profile').where('memberId', '=', memberId).selectAll().execute();
      return profiles.map((profile) => ({
        relationship: relationships.find(({ number }) => number === profile.relationshipId)?.name ?? null,
        currentTreatment: termLabel(treatments, profile.currentTreatmentId),
        causes: labelsOf(causes, profile.causeIds),
        otherIllnesses: profile.otherIllnesses,
        kidneyFunction: choiceLabel(kidneyFunctions, profile.kidneyFunction),
        proteinInUrine: choiceLabel(proteinLevels, profile.proteinInUrine),
        medicines: labelsOf(medicines, profile.medicineIds),
        otherMedicinesForKidney: profile.otherMedicinesForKidney,
        otherMedicinesForOtherIllnesses: profile.otherMedicinesForOtherIllnesses,
        symptoms: profile.symptoms,
        otherSymptoms: profile.otherSymptoms,
        consequences: labelsOf(consequences, profile.consequenceIds),
        otherConsequences: profile.otherConsequences,
        kidneyBirthday: profile.kidneyBirthday,
        gender: choiceLabel(genders, profile.gender),
        yearOfBirth: profile.yearOfBirth,
        province: choiceLabel(provinces, profile.province),
        livingSituation: choiceLabel(livingSituations, profile.livingSituation),
        occupationalStatus: choiceLabel(occupationalStatuses, profile.occupationalStatus),
        motto: profile.motto,
        shortBiography: profile.shortBiography,
      }));
    },
  }),
  memberData({
    name: 'treatments',
    title: 'Je behandelingen',
    tables: ['treatmentEntry'],
    labels: { treatment: 'Behandeling', hospital: 'Ziekenhuis', since: 'Vanaf' },
    async read({ db }, memberId) {
      const entries = await db
        .selectFrom('treatmentEntry')
        .where('memberId', '=', memberId)
        .select(['treatmentId', 'hospitalId', 'since'])
        .orderBy('id')
        .execute();
      return entries.map(({ treatmentId, hospitalId, since }) => ({
        treatment: termLabel(treatments, treatmentId),
        hospital: hospitalLabel(hospitalId),
        since,
      }));
    },
  }),
  memberData({
    name: 'audiences',
    title: 'Wie een deel van je profiel ziet',
    tables: ['sectionAudience'],
    labels: { section: 'Deel', audience: 'Wie' },
    async read({ db }, memberId) {
      const audiences = await db
        .selectFrom('sectionAudience')
        .where('memberId', '=', memberId)
        .select(['section', 'audience'])
        .orderBy('section')
        .execute();
      return audiences.map(({ section, audience }) => ({
        section: SECTION_NAMES[section] ?? section,
        audience: audience === 'contacts' ? 'alleen je contacten' : 'alleen deelnemers',
      }));
    },
  }),
  memberData({
    name: 'pictures',
    title: 'Je foto',
    tables: ['picture', 'pictureFile'],
    labels: { picture: 'Foto', createdAt: 'Geüpload op' },
    async read(source, memberId) {
      const pictures = await source.db
        .selectFrom('picture')
        .innerJoin('pictureFile', 'pictureFile.pictureId', 'picture.id')
        .where('picture.memberId', '=', memberId)
        .where('pictureFile.name', '=', PLAIN_PHOTO)
        .select(['picture.createdAt', 'pictureFile.mediaKey'])
        .orderBy('picture.createdAt')
        .execute();
      return Promise.all(
        pictures.map(async ({ createdAt, mediaKey }) => ({ picture: await readPicture(source, mediaKey), createdAt })),
      );
    },
  }),
];

const labelsOf = (terms: readonly Term[], numbers: readonly number[]): string[] =>
  numbers.flatMap((number) => termLabel(terms, number) ?? []);

const SECTION_NAMES: Record<string, string> = {
  about: 'Over mij',
  cause: 'Oorzaak nierschade en huidige nierfunctie',
  treatments: 'Behandelingen',
  consequences: 'Gevolgen',
  more: 'Meer over mij',
};

/** The JPEG with this key as an address that holds the picture itself; null when the file is missing. */
async function readPicture({ media }: MemberDataSource, mediaKey: string): Promise<string | null> {
  const content = await media.read(mediaKey);
  return content && `data:image/jpeg;base64,${Buffer.from(content).toString('base64')}`;
}
