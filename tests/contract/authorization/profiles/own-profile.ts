import { HEALTH_CONSENT_VERSION } from '#app/features/profiles/index.ts';
import type { ownProfileContract } from '#app/features/profiles/own-profile/own-profile-contract.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Fixture } from '../fixture.ts';
import { byState, type Expected, emptyBody, json, notLoggedIn, type RowsOf, refused, writes } from '../row.ts';
import type { Person } from '../states.ts';
import type { termRows } from './terms.ts';

/** The fields of a profile. */
export const PROFILE = [
  'Id',
  'UserId',
  'Province',
  'RelationshipWithNiergenoten',
  'CurrentTreatment',
  'Causes[]',
  'OtherIllnesses',
  'KidneyFunction',
  'ProteinInUrine',
  'Medicines[]',
  'OtherMedicinesForKidney',
  'OtherMedicinesForOtherIllnesses',
  'Symptoms',
  'OtherSymptoms',
  'Gender',
  'YearOfBirth',
  'Motto',
  'ShortBiography',
  'KidneyBirthDay',
  'LivingSituation',
  'OccupationalStatus',
  'OtherConsequences',
  'EmailConfirmed',
  'Public',
];

type OwnProfile = Exclude<keyof typeof ownProfileContract, keyof typeof termRows>;

const forMembers = (members: Expected) => byState({ visitors: notLoggedIn, members });
const withoutConsent = forMembers(refused(409, 'health_consent_missing'));
/** A write of something that the directory finds members by changes it, and the cached pages that show the member. */
const stored = (...tables: (keyof DB)[]) => forMembers(writes(emptyBody, ...tables, 'directoryEntry', 'pageChange'));

/** Lets the member consent to keep health data, and gives the input of the call. */
const consenting =
  <S>(input: S) =>
  async ({ platform: { db, clock } }: Fixture, { member }: Person): Promise<S> => {
    if (member) {
      const consent = { memberId: member.id, kind: 'health', version: HEALTH_CONSENT_VERSION, given: true };
      await db
        .insertInto('consent')
        .values({ ...consent, at: clock.now() })
        .execute();
    }
    return input;
  };

const read = (...keys: string[]) => ({ request: () => ({}), responses: forMembers(json(...keys)) });

/** A list of ids, with and without consent to keep health data (rules.md R35). */
const list = (ids: number[]) =>
  [
    { variant: 'with consent', request: consenting({ body: ids }), responses: stored('profile') },
    { variant: 'without consent', request: () => ({ body: ids }), responses: withoutConsent },
    {
      variant: 'of another list',
      request: () => ({ body: [1] }),
      responses: forMembers(refused(422, 'invalid_input')),
    },
  ] as const;

const treatment = { Treatment: 55208, Hospital: 0, Date: '2018-02-01T12:00:00.000Z' };

export const ownProfileRows: RowsOf<Pick<typeof ownProfileContract, OwnProfile>> = {
  readProfile: [read(...PROFILE, 'HealthConsent')],
  saveProfile: [
    {
      variant: 'with consent, and what nobody can set (R26)',
      request: consenting({ body: { CurrentTreatment: 55208, Motto: 'Rustig aan', Id: 1, UserId: 1, Public: true } }),
      responses: stored('profile'),
    },
    {
      variant: 'a medical field without consent (R35)',
      request: () => ({ body: { CurrentTreatment: 55208 } }),
      responses: withoutConsent,
    },
    {
      variant: 'no medical field, without consent',
      request: () => ({ body: { Province: 4, CurrentTreatment: null } }),
      responses: stored('profile'),
    },
    {
      variant: 'a number that is in no list',
      request: () => ({ body: { Province: 14 } }),
      responses: forMembers(refused(422, 'invalid_input')),
    },
    { variant: 'nothing', request: () => ({ body: {} }), responses: forMembers(emptyBody) },
  ],
  readCauses: [read('[]')],
  saveCauses: list([55302, 55306]),
  readConsequences: [read('[]')],
  saveConsequences: list([55236]),
  readMedicines: [read('[]')],
  saveMedicines: list([55264]),
  readTreatments: [read('[]')],
  saveTreatments: [
    {
      variant: 'with consent',
      request: consenting({ body: [treatment] }),
      responses: stored('treatmentEntry'),
    },
    { variant: 'without consent', request: () => ({ body: [treatment] }), responses: withoutConsent },
    {
      variant: 'without a treatment',
      request: () => ({ body: [{ Hospital: 0 }] }),
      responses: forMembers(refused(422, 'invalid_input')),
    },
  ],
  changeHealthConsent: [
    {
      variant: 'to give it',
      request: () => ({ body: { Given: true } }),
      responses: forMembers(writes(emptyBody, 'consent', 'pageChange')),
    },
    {
      variant: 'to withdraw it',
      async request(fixture, person) {
        await fixture.platform.db
          .updateTable('profile')
          .set({ symptoms: 'Moe' })
          .where('memberId', '=', person.member?.id ?? 0)
          .execute();
        return consenting({ body: { Given: false } })(fixture, person);
      },
      responses: forMembers(writes(emptyBody, 'consent', 'profile', 'pageChange')),
    },
    {
      variant: 'to withdraw what was never given',
      request: () => ({ body: { Given: false } }),
      responses: forMembers(emptyBody),
    },
  ],
  readAudiences: [read('[].Section', '[].Audience')],
  changeAudience: [
    {
      variant: 'to contacts',
      request: () => ({ params: { section: 'more' }, body: { Audience: 'contacts' } }),
      responses: forMembers(writes(emptyBody, 'sectionAudience', 'pageChange')),
    },
    {
      variant: 'of a section that does not exist',
      request: () => ({ params: { section: 'photo' as 'more' }, body: { Audience: 'contacts' } }),
      responses: forMembers(refused(404, 'not_found')),
    },
  ],
};
