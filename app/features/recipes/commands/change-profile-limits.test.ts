import { beforeEach, describe, expect, it } from 'vitest';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { recipesMemberData } from '../member-data.ts';

const LIMITS = '/api/v1/recipes/limits';
const NONE = { Salt: null, Potassium: null, Phosphate: null, Protein: null, Fluid: null };

const site = setUpTestSite();
let memberId: number;
let as: SessionMade;
beforeEach(async () => {
  memberId = (await makeMember(site.platform)).id;
  as = await makeSession(site.platform, memberId);
});

const put = (body: unknown) => request(site, 'PUT', LIMITS, { as, body });
const read = async (session = as) => (await request(site, 'GET', LIMITS, { as: session })).json();
const consent = (Given: boolean) =>
  request(site, 'PUT', '/api/v1/customprofile/health-consent', { as, body: { Given } });
const storedRows = () =>
  site.platform.db
    .selectFrom('nutrientLimit')
    .select(['nutrient', 'atMost'])
    .where('memberId', '=', memberId)
    .orderBy('nutrient')
    .execute();
const consents = () =>
  site.platform.db.selectFrom('consent').select(['version', 'given']).where('memberId', '=', memberId).execute();

describe('limits in the profile', () => {
  it('are those of the member alone, and the last ones that they saved', async () => {
    expect((await put({ Salt: '1,5', Potassium: '400', HealthConsent: 'true' })).statusCode).toBe(200);
    expect(await consents()).toEqual([{ version: '2026-11-23', given: true }]);
    expect(await read()).toEqual({ ...NONE, Salt: 1.5, Potassium: 400 });
    await put({ Salt: 0.75, Fluid: 200, Protein: '', Phosphate: null });
    expect(await read()).toEqual({ ...NONE, Salt: 0.75, Fluid: 200 });
    const other = await makeSession(site.platform, (await makeMember(site.platform)).id);
    expect(await read(other)).toEqual(NONE);
    await request(site, 'DELETE', LIMITS, { as: other });
    expect(await read()).toEqual({ ...NONE, Salt: 0.75, Fluid: 200 });
  });

  it('are in the download of what is kept about the member', async () => {
    await put({ Salt: '1,5', HealthConsent: true });
    const source = recipesMemberData.find(({ name }) => name === 'nutrientLimits');
    expect(await source?.read(site.platform, memberId)).toEqual([
      { nutrient: 'zout', atMost: '1,5\u00a0gram', changedAt: expect.any(Date) },
    ]);
  });

  it('can be removed; removing them again changes nothing', async () => {
    await put({ Protein: 20, HealthConsent: true });
    for (let time = 0; time < 2; time += 1) {
      expect((await request(site, 'DELETE', LIMITS, { as })).statusCode).toBe(200);
      expect([await read(), await storedRows()]).toEqual([NONE, []]);
    }
  });

  it.each([
    [{ Salt: 0 }, 'Salt'],
    [{ Salt: -0.25 }, 'Salt'],
    [{ Salt: '1,6' }, 'Salt'],
    [{ Salt: 3.25 }, 'Salt'],
    [{ Salt: '1.500,00' }, 'Salt'],
    [{ Salt: 'weinig' }, 'Salt'],
    [{ Salt: `1,5${' '.repeat(100)}` }, 'Salt'],
    [{ Salt: [0.5, 1] }, 'Salt'],
    [{ Potassium: 1100 }, 'Potassium'],
    [{ Phosphate: '1e999' }, 'Phosphate'],
    [{ Protein: 7.5 }, 'Protein'],
    [{ Fluid: '2000' }, 'Fluid'],
    [{}, 'Salt'],
    [{ Salt: '', Potassium: '' }, 'Salt'],
  ])('%o cannot be chosen', async (body, field) => {
    const response = await put({ ...body, HealthConsent: true });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([422, [field]]);
    expect([await storedRows(), await consents()]).toEqual([[], []]);
  });
});

describe('R35 limits in the profile need consent to keep health data', () => {
  it('of the current version: an earlier text did not name them', async () => {
    const earlier = { memberId, kind: 'health', version: '2026-11-22', given: true, at: site.platform.clock.now() };
    await site.platform.db.insertInto('consent').values(earlier).execute();
    const refused = await put({ Salt: 1 });
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([409, ['HealthConsent']]);
    expect([await storedRows(), await consents()]).toEqual([[], [{ version: '2026-11-22', given: true }]]);
    expect((await put({ Salt: 1, HealthConsent: 'true' })).statusCode).toBe(200);
    expect(await consents()).toEqual([
      { version: '2026-11-22', given: true },
      { version: '2026-11-23', given: true },
    ]);
  });

  it('which is logged once', async () => {
    await put({ Salt: 1, HealthConsent: 'true' });
    await put({ Salt: 2, HealthConsent: 'true' });
    expect(await consents()).toHaveLength(1);
  });

  it('go when it is withdrawn, and do not come back with it', async () => {
    await put({ Salt: 1, HealthConsent: 'true' });
    await consent(false);
    expect([await storedRows(), await read()]).toEqual([[], NONE]);
    expect((await put({ Salt: 1 })).statusCode).toBe(409);
    await consent(true);
    expect(await read()).toEqual(NONE);
  });

  it('are not shown without it, whatever is stored', async () => {
    const limit = { memberId, nutrient: 'salt', atMost: 1000, changedAt: site.platform.clock.now() };
    await site.platform.db.insertInto('nutrientLimit').values(limit).execute();
    expect(await read()).toEqual(NONE);
  });

  it('withdrawn while limits are being saved leaves none', async () => {
    await consent(true);
    await Promise.all(Array.from({ length: 8 }, (_, n) => (n === 4 ? consent(false) : put({ Salt: (n + 1) / 4 }))));
    expect(await storedRows()).toEqual([]);
  });
});
