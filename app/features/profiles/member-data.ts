import { type MemberDataSource, memberData } from '#app/platform/member-data/member-data.ts';
import { PLAIN_PHOTO } from '#app/ui/user/photo-path.ts';
import { relationships } from './terms/relationships.ts';

export const profilesMemberData = [
  memberData({
    name: 'profile',
    title: 'Je profiel',
    tables: ['profile', 'directoryEntry'], // the entry is made from the profile
    labels: {
      relationship: 'Ik ben',
      currentTreatmentId: 'Huidige behandeling (nummer)',
      causes: 'Oorzaken (nummers)',
      medicines: 'Medicijnen (nummers)',
      consequences: 'Gevolgen (nummers)',
      kidneyFunction: 'Nierfunctie (nummer)',
      proteinInUrine: 'Eiwit in de urine (nummer)',
      otherIllnesses: 'Andere ziektes',
      otherMedicinesForKidney: 'Andere medicijnen voor de nieren',
      otherMedicinesForOtherIllnesses: 'Medicijnen voor andere ziektes',
      symptoms: 'Klachten',
      otherSymptoms: 'Andere klachten',
      otherConsequences: 'Andere gevolgen',
      kidneyBirthday: 'Nierverjaardag',
      gender: 'Geslacht',
      yearOfBirth: 'Geboortejaar',
      province: 'Provincie (nummer)',
      livingSituation: 'Hoe je woont (nummer)',
      occupationalStatus: 'Werk (nummer)',
      motto: 'Motto',
      shortBiography: 'Over mij',
    },
    async read({ db }, memberId) {
      const profiles = await db.selectFrom('profile').where('memberId', '=', memberId).selectAll().execute();
      return profiles.map(
        ({ memberId: _, relationshipId, causeIds, medicineIds, consequenceIds, gender, ...profile }) => ({
          ...profile,
          relationship: relationships.find(({ number }) => number === relationshipId)?.name ?? null,
          causes: causeIds.map(String),
          medicines: medicineIds.map(String),
          consequences: consequenceIds.map(String),
          gender: gender && (gender === 1 ? 'man' : 'vrouw'),
        }),
      );
    },
  }),
  memberData({
    name: 'treatments',
    title: 'Je behandelingen',
    tables: ['treatmentEntry'],
    labels: { treatmentId: 'Behandeling (nummer)', hospitalId: 'Ziekenhuis (nummer)', since: 'Vanaf' },
    read: ({ db }, memberId) =>
      db
        .selectFrom('treatmentEntry')
        .where('memberId', '=', memberId)
        .select(['treatmentId', 'hospitalId', 'since'])
        .orderBy('id')
        .execute(),
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
