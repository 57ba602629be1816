import { beforeEach, describe, expect, it } from 'vitest';
import { makeDraft, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { readProfile } from '../profile/read-profile.ts';

const PROFILE = '/api/v1/customprofile';

const site = setUpTestSite();
let memberId: number;
let as: SessionMade;
beforeEach(async () => {
  memberId = (await makeMember(site.platform)).id;
  as = await makeSession(site.platform, memberId);
  await consent(true);
});

const put = (path: string, body: unknown) => request(site, 'PUT', `${PROFILE}${path}`, { as, body });
const get = async (path = '') => (await request(site, 'GET', `${PROFILE}${path}`, { as })).json();
const consent = (Given: boolean) => put('/health-consent', { Given });
const errorOf = async (path: string, body: unknown) => {
  const response = await put(path, body);
  return { status: response.statusCode, fields: response.json().fields };
};

const FULL = {
  Province: 4,
  RelationshipWithNiergenoten: 55362,
  CurrentTreatment: 55208,
  Causes: [55302, 55306],
  OtherIllnesses: 'Astma',
  KidneyFunction: 3,
  ProteinInUrine: 2,
  Medicines: [55265],
  OtherMedicinesForKidney: 'Bicarbonaat',
  OtherMedicinesForOtherIllnesses: 'Een pufje',
  Symptoms: 'Koude handen',
  OtherSymptoms: 'Oorsuizen',
  Gender: 2,
  YearOfBirth: 1971,
  Motto: 'Rustig aan',
  ShortBiography: 'Ik woon\nin Ede.',
  KidneyBirthDay: '2018-02-01T12:00:00.000Z',
  LivingSituation: 2,
  OccupationalStatus: 1,
  OtherConsequences: 'Minder reizen',
};

it('R35 what is typed about health is saved as a draft with consent alone, and goes when that is withdrawn', async () => {
  const save = async (kind: string) =>
    (
      await request(site, 'PUT', `/api/v1/drafts/${kind}/${memberId}`, { as, body: { Fields: { Symptoms: 'Jeuk' } } })
    ).json();
  const kinds = async () =>
    (await site.platform.db.selectFrom('draft').select('kind').where('memberId', '=', memberId).execute()).map(
      ({ kind }) => kind,
    );
  expect(await save('profile-symptoms')).toEqual({ Kept: true });
  await consent(false);
  expect([await save('profile-symptoms'), await kinds()]).toEqual([{ Kept: false }, []]);
  expect([await save('profile-motto'), await kinds()]).toEqual([{ Kept: true }, ['profile-motto']]);
});

describe('one’s own profile', () => {
  it('gives back what was stored, with nothing that cannot be set', async () => {
    expect((await put('', { ...FULL, Id: 1, UserId: 1, Public: true, EmailConfirmed: false })).statusCode).toBe(200);
    const fixed = { Id: memberId, UserId: memberId, Public: false, EmailConfirmed: true, HealthConsent: true };
    expect(await get()).toEqual({ ...FULL, ...fixed });
  });

  it('can be sent as it was given, and leaves alone what is left out', async () => {
    await put('', FULL);
    await put('', await get());
    await put('', { Motto: '  Elke dag\n een stap ', OtherIllnesses: null });
    expect(await get()).toMatchObject({ ...FULL, Motto: 'Elke dag een stap', OtherIllnesses: null });
  });

  it('has lists and treatments of their own', async () => {
    const entry = { Treatment: 55202, Hospital: 0, Date: '2015-03-20T12:00:00.000Z' };
    await put('/causes', [55306, 55297, 55306]);
    await put('/consequences', [55236]);
    await put('/medicines', [55264]);
    await put('/treatments', [entry, { Treatment: 55208, Hospital: null, Date: null }]);
    expect(await get('/causes')).toEqual([55297, 55306]);
    expect(await get('/consequences')).toEqual([55236]);
    expect(await get('/medicines')).toEqual([55264]);
    expect(await get('/treatments')).toEqual([
      { Id: 0, ...entry, Date: '2015-03-01T12:00:00.000Z' },
      { Id: 1, Treatment: 55208, Hospital: null, Date: null },
    ]);
    const ids = async () => (await get('/treatments')).map(({ Id }: { Id: number }) => Id);
    await put('/treatments', [{ Id: 1, Treatment: 55208 }, { Treatment: 55202 }, { Id: 1, Treatment: 55204 }]);
    expect(await ids()).toEqual([1, 2, 3]); // that of the second is kept, whatever stood before it
    await put('/treatments', []);
    expect(await get('/treatments')).toEqual([]);
  });

  it('refuses what no list has, days that do not exist and years that cannot be', async () => {
    const year = site.platform.clock.now().getUTCFullYear();
    const refused: [string, unknown, string[]][] = [
      ['', { Province: 14, Gender: 'x', Causes: [55264] }, ['Causes.0', 'Gender', 'Province']],
      ['', { Medicines: [55264, 55270] }, ['Medicines']],
      ['', { KidneyBirthDay: '2018-02-30' }, ['KidneyBirthDay']],
      ['', { KidneyBirthDay: '1955-12-31' }, ['KidneyBirthDay']],
      ['', { KidneyBirthDay: `${year + 1}-01-01`, YearOfBirth: year + 1 }, ['YearOfBirth', 'KidneyBirthDay']],
      ['', { YearOfBirth: 1899 }, ['YearOfBirth']],
      ['', { Motto: 'x'.repeat(131) }, ['Motto']],
      [
        '/treatments',
        [{ Treatment: 55208 }, { Hospital: 0 }, { Treatment: 1, Date: 'ooit' }],
        ['1.Treatment', '2.Treatment', '2.Date'],
      ],
      ['/treatments', [{ Treatment: 55208, Date: `${year + 1}-01-01` }], ['0.Date']],
      ['/treatments', [{ Treatment: 55208, Hospital: 110 }], ['0.Hospital']],
      ['/treatments', { Entries: '1', Treatment: '55208', Hospital: '', Month: '5', Year: '' }, ['0.Date']],
      ['/treatments', { Entries: '1', Treatment: '55208', Hospital: '', Month: '', Year: '2019' }, ['0.Date']],
    ];
    for (const [path, body, fields] of refused) {
      const error = await errorOf(path, body);
      expect([error.status, Object.keys(error.fields).sort()]).toEqual([422, fields.sort()]);
    }
  });
});

describe('R35 consent to keep health data', () => {
  it('is needed for the medical fields alone, and giving it is logged once', async () => {
    await consent(false);
    expect(await errorOf('', { Symptoms: 'Moe' })).toEqual({ status: 409, fields: {} });
    expect((await put('', { Province: 4, Gender: 2, Symptoms: null, Causes: [] })).statusCode).toBe(200);
    await consent(true);
    await consent(true);
    const rows = await site.platform.db
      .selectFrom('consent')
      .select('given')
      .where('memberId', '=', memberId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ given }) => given)).toEqual([true, false, true]);
  });

  it('withdrawn takes all health data with it, also from drafts and the directory', async () => {
    await put('', { ...FULL });
    await put('/consequences', [55236]);
    await put('/treatments', [{ Treatment: 55202 }]);
    await makeDraft(site.platform, { memberId, kind: 'profile-symptoms', about: memberId });
    await consent(false);
    expect((await get()).HealthConsent).toBe(false);
    const { db } = site.platform;
    const left = await db.selectFrom('profile').selectAll().where('memberId', '=', memberId).executeTakeFirstOrThrow();
    const told = Object.entries(left).filter(([, value]) => value !== null && String(value) !== '');
    expect(Object.fromEntries(told)).toEqual({
      memberId,
      gender: 2,
      yearOfBirth: 1971,
      province: 4,
      livingSituation: 2,
      motto: 'Rustig aan',
    });
    for (const table of ['treatmentEntry', 'draft'] as const) {
      expect(await db.selectFrom(table).select('memberId').where('memberId', '=', memberId).execute()).toEqual([]);
    }
    const entry = await db
      .selectFrom('directoryEntry')
      .select('contactFacts')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(entry.contactFacts).toEqual([800002, 901971, 1000004]);
    await consent(true);
    expect((await readProfile(db, memberId)).about).toEqual({ relationshipId: null, currentTreatmentId: null });
  });

  it('withdrawn while something medical is being stored leaves nothing medical', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n === 4 ? consent(false) : put('', { Symptoms: `Moe ${n}` }))),
    );
    const { db } = site.platform;
    const { symptoms } = await db
      .selectFrom('profile')
      .select('symptoms')
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(symptoms).toBeNull();
  });
});

describe('the audience of a section', () => {
  it('is everyone until the member chooses', async () => {
    expect((await get('/audiences')).map(({ Audience }: { Audience: string }) => Audience)).toEqual(
      Array(5).fill('everyone'),
    );
    await put('/audiences/about', { Audience: 'contacts' });
    await put('/audiences/about', { Audience: 'participants' });
    expect((await get('/audiences'))[0]).toEqual({ Section: 'about', Audience: 'participants' });
    await put('/audiences/about', { Audience: 'everyone' });
    expect((await get('/audiences'))[0]).toEqual({ Section: 'about', Audience: 'everyone' });
    expect((await put('/audiences/about', { Audience: 'nobody' })).statusCode).toBe(422);
  });
});
