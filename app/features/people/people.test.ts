import { beforeAll, describe, expect, it } from 'vitest';
import { storeDirectoryEntry } from '#app/features/profiles/index.ts';
import { makeBlock, makeContact } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const HOME = 55204;
const PKD = 55302;

const site = setUpTestSite({ LIMIT_PEOPLE_SEEN: '20/86400' });
let viewer: MemberMade;
let as: SessionMade;
beforeAll(async () => {
  viewer = await makeMember(site.platform, { username: 'Zoekende' });
  as = await makeSession(site.platform, viewer.id);
});

interface Told {
  public?: boolean;
  treatment?: number;
  causes?: number[];
  bornIn?: number;
  /** Whom the causes are shown to. */
  causesTo?: 'participants' | 'contacts';
}

/** Makes a member who tells this, with consent to keep health data. */
async function makePerson({ public: isPublic = false, treatment, causes = [], bornIn, causesTo }: Told) {
  const { db, clock } = site.platform;
  const member = await makeMember(site.platform, { public: isPublic });
  await db
    .insertInto('consent')
    .values({ memberId: member.id, kind: 'health', version: '2026-11', given: true, at: clock.now() })
    .execute();
  await db
    .updateTable('profile')
    .set({ currentTreatmentId: treatment ?? null, causeIds: causes, yearOfBirth: bornIn ?? null })
    .where('memberId', '=', member.id)
    .execute();
  if (causesTo)
    await db
      .insertInto('sectionAudience')
      .values({ memberId: member.id, section: 'cause', audience: causesTo })
      .execute();
  await storeDirectoryEntry(db, member.id);
  return member;
}

/** The ids of the people whom a filter finds. */
async function find(body: object, by: SessionMade | null = as): Promise<number[]> {
  const response = await request(site, 'POST', '/api/v1/profiles/filter', { as: by, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().Items.map(({ user }: { user: { Id: number } }) => user.Id);
}

const count = async (body: object, by: SessionMade | null) =>
  (await request(site, 'POST', '/api/v1/profiles/count', { as: by, body })).json();

describe('the directory', () => {
  it('finds who has one of the chosen numbers of every kind, who joined last first', async () => {
    const first = await makePerson({ treatment: HOME, causes: [PKD], bornIn: 1970 });
    const second = await makePerson({ treatment: HOME, causes: [55305, PKD], bornIn: 1980 });
    await makePerson({ treatment: HOME, bornIn: 1970 });
    await makePerson({ causes: [PKD] });
    expect(await find({ Treatments: [HOME], Causes: [PKD, 55308] })).toEqual([second.id, first.id]);
    const year = site.clock.now().getUTCFullYear();
    const AgeRanges = [{ MinAge: year - 1970, MaxAge: year - 1970 }];
    expect(await find({ Treatments: [HOME], Causes: [PKD], AgeRanges })).toEqual([first.id]);
  });

  it('R14 visitors find and count public profiles alone, and by what these show to everyone', async () => {
    const open = await makePerson({ public: true, treatment: 55207, causes: [55311] });
    const closed = await makePerson({ treatment: 55207, causes: [55311] });
    const partly = await makePerson({ public: true, treatment: 55207, causes: [55311], causesTo: 'participants' });
    expect(await find({ Treatments: [55207] }, null)).toEqual([partly.id, open.id]);
    expect(await find({ Causes: [55311] }, null)).toEqual([open.id]);
    expect(await find({ Causes: [55311] })).toEqual([partly.id, closed.id, open.id]);
    const { total } = await site.platform.db
      .selectFrom('member')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    expect(await count({ Causes: [55311] }, null)).toEqual({ Public: 1, Total: total });
    expect(await count({ Causes: [55311] }, as)).toEqual({ Public: 2, Total: 3 });
  });

  it('contacts find each other by what they show to contacts', async () => {
    const { id } = await makePerson({ causes: [55319], causesTo: 'contacts' });
    expect(await find({ Causes: [55319] })).toEqual([]);
    await makeContact(site.platform, { creatorId: viewer.id, otherId: id, state: 'accepted' });
    expect(await find({ Causes: [55319] })).toEqual([id]);
  });

  it('who blocks and who is blocked do not find each other', async () => {
    const { id } = await makePerson({ causes: [55303] });
    const other = await makeSession(site.platform, id);
    await site.platform.db
      .insertInto('memberBlock')
      .values({ blockerId: id, blockedId: viewer.id, createdAt: site.clock.now() })
      .execute();
    expect(await find({ Causes: [55303] })).toEqual([]);
    expect(await count({ Causes: [55303] }, as)).toEqual({ Public: 0, Total: 0 });
    const search = (name: string) => `/api/v1/profiles/searchbyusername?username=${name}`;
    expect((await request(site, 'GET', search(viewer.username), { as: other })).json().Items).toEqual([]);
    expect((await request(site, 'GET', `/api/v1/profiles/profile/${viewer.id}`, { as: other })).statusCode).toBe(404);
  });

  it('hides nobody from moderators who blocks them', async () => {
    const moderator = await makeMember(site.platform, { roles: ['moderator'] });
    const { id } = await makePerson({ causes: [55312] });
    await makeBlock(site.platform, { blockerId: id, blockedId: moderator.id });
    const session = await makeSession(site.platform, moderator.id);
    expect(await find({ Causes: [55312] }, session)).toEqual([id]);
    expect((await request(site, 'GET', `/api/v1/profiles/profile/${id}`, { as: session })).statusCode).toBe(200);
  });

  it('R11 counts for a member no more people than their list has, so that nobody counts who blocks them', async () => {
    const reader = await makeMember(site.platform);
    const session = await makeSession(site.platform, reader.id);
    const all = async () =>
      (await request(site, 'GET', '/api/v1/profiles/all?page_index=1000', { as: session })).json().TotalCount;
    const before = await all();
    await makeBlock(site.platform, { blockerId: (await makePerson({})).id, blockedId: reader.id });
    expect([await all(), (await count({}, session)).Total]).toEqual([before, before]);
  });

  it('finds a part of a name in any case of letters, and takes signs of patterns as letters', async () => {
    const { id, username } = await makePerson({ public: true });
    const search = async (name: string) =>
      (await request(site, 'GET', `/api/v1/profiles/searchbyusername?username=${encodeURIComponent(name)}`))
        .json()
        .Items.map(({ user }: { user: { Id: number } }) => user.Id);
    expect(await search(username.slice(1).toUpperCase())).toEqual([id]);
    expect(await search('%%%')).toEqual([]);
    expect(await search('l_d')).toEqual([]);
  });
});

it('R13 a private profile and one that does not exist are alike for visitors', async () => {
  const { id } = await makePerson({ causes: [PKD] });
  for (const call of ['profile', 'profile/causes', 'profile/treatments', 'profile/blogstats']) {
    const [closed, missing] = await Promise.all(
      [id, 2_000_000_000].map(async (person) => {
        const { statusCode, headers, body } = await request(site, 'GET', `/api/v1/profiles/${call}/${person}`);
        const { requestId, ...rest } = JSON.parse(body);
        return { statusCode, length: headers['content-length'], rest };
      }),
    );
    expect(closed).toEqual(missing);
    expect(closed?.statusCode).toBe(403);
  }
});

it('R20 a member sees a number of people a day, each of whom counts once', async () => {
  const reader = await makeMember(site.platform);
  const session = await makeSession(site.platform, reader.id);
  const people = [];
  for (let number = 0; number < 21; number += 1) people.push(await makePerson({}));
  const open = async ({ id }: { id: number }) =>
    (await request(site, 'GET', `/api/v1/profiles/profile/${id}`, { as: session })).statusCode;
  const [first, ...others] = people as [MemberMade, ...MemberMade[]];
  for (let time = 0; time < 25; time += 1) expect(await open(first)).toBe(200);
  for (const person of others.slice(0, 19)) expect(await open(person)).toBe(200);
  const response = await request(site, 'GET', `/api/v1/profiles/profile/${others[19]?.id}`, { as: session });
  expect([response.statusCode, response.json().error]).toEqual([429, 'people_limit']);
  expect(response.json().message).toBe(
    'Je hebt vandaag al heel veel mensen bekeken. Morgen kun je weer verder kijken.',
  );
  expect(await open(first)).toBe(200);
});
