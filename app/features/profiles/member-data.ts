import { type MemberData, type MemberValue, memberData, readPicture } from '#app/platform/member-data/member-data.ts';
import { tableData } from '#app/platform/member-data/table-data.ts';
import { PLAIN_PHOTO } from '#app/ui/user/photo-path.ts';
import { profileColumns } from './profile/fields.ts';
import { toAnswer } from './profile/profile.ts';
import type { Answer } from './profile/profile-field.ts';
import { AUDIENCE_LABELS, type Audience, SECTION_TITLES, type Section } from './profile/sections.ts';
import { choiceLabel } from './terms/choices.ts';
import { hospitalLabel } from './terms/hospitals.ts';
import { treatments } from './terms/medical-terms.ts';
import { termLabel } from './terms/term.ts';

export const profilesMemberData = [
  {
    ...tableData({
      name: 'profile',
      title: 'Je profiel',
      table: 'profile',
      member: 'memberId',
      fields: Object.fromEntries(
        profileColumns.map(({ name, label }) => [nameInData(name), [label, `profile.${name}`] as const]),
      ),
      key: 'memberId',
      present: (profile) =>
        Object.fromEntries(
          profileColumns.map(({ name, input }) => {
            const field = nameInData(name);
            return [field, inWords(toAnswer(input, profile[field]))];
          }),
        ),
    }),
    tables: ['profile', 'directoryEntry'], // the entry is made from the profile
  } satisfies MemberData,
  tableData({
    name: 'hiddenPhoto',
    title: 'Je foto die moderators weghaalden',
    table: 'hiddenPhoto',
    member: 'memberId',
    fields: { hiddenAt: 'Weggehaald op' },
    key: 'memberId',
  }),
  tableData({
    name: 'hiddenProfile',
    title: 'Dat moderators de teksten in je profiel verborgen',
    table: 'hiddenProfile',
    member: 'memberId',
    fields: { hiddenAt: 'Verborgen op' },
    key: 'memberId',
  }),
  tableData({
    name: 'treatments',
    title: 'Je behandelingen',
    table: 'treatmentEntry',
    member: 'memberId',
    fields: {
      treatment: ['Behandeling', 'treatmentEntry.treatmentId'],
      hospital: ['Ziekenhuis', 'treatmentEntry.hospitalId'],
      since: 'Vanaf',
    },
    key: 'id',
    present: ({ treatment, hospital, since }) => ({
      treatment: termLabel(treatments, treatment),
      hospital: hospitalLabel(hospital),
      since,
    }),
  }),
  tableData({
    name: 'audiences',
    title: 'Wie een deel van je profiel ziet',
    table: 'sectionAudience',
    member: 'memberId',
    fields: { section: 'Deel', audience: 'Wie' },
    key: 'section',
    present: ({ section, audience }) => ({
      section: SECTION_TITLES[section as Section].title,
      audience: AUDIENCE_LABELS[audience as Audience],
    }),
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

/** A field in the JSON: `causes` for the column `causeIds`. */
function nameInData(column: string): string {
  return column.replace(/Id(s?)$/, '$1');
}

/** What a member told in a field, in words where it is a choice. */
function inWords(answer: Exclude<Answer, { kind: 'treatments' }>): MemberValue {
  if (answer.kind === 'choice') return choiceLabel(answer.choices, answer.value);
  if (answer.kind === 'terms') return answer.value.flatMap((number) => choiceLabel(answer.choices, number) ?? []);
  return answer.value;
}
