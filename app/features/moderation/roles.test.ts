import { beforeAll, describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeCase } from '#tests/support/cases.ts';
import { makeBlock } from '#tests/support/factory/contacts.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { request, toFormData } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { makeAdministrator } from './index.ts';
import { casePath, recordPath } from './paths.ts';

const site = setUpTestSite({}, { pages: allPages() });
let administrator: MemberMade;
let session: SessionMade;
beforeAll(async () => {
  administrator = await makeMember(site.platform, { roles: ['administrator'] });
  session = await makeSession(site.platform, administrator.id);
});

const change = async (method: 'PUT' | 'DELETE', memberId: number, role: string) =>
  (await request(site, method, `/api/v1/moderation/members/${memberId}/roles/${role}`, { as: session })).statusCode;

interface Found {
  User: { Id: number; Username: string };
  Roles: string[];
}

async function search(query: string): Promise<Found[]> {
  const found: Found[] = [];
  let after: string | null = null;
  do {
    const next: string = after === null ? '' : `&after=${encodeURIComponent(after)}`;
    const path = `/api/v1/moderation/members?query=${encodeURIComponent(query)}${next}`;
    const page = (await request(site, 'GET', path, { as: session })).json();
    found.push(...page.Items);
    after = page.Next;
  } while (after !== null);
  return found;
}

const changesOf = (memberId: number) =>
  site.platform.db
    .selectFrom('roleChange')
    .select(['role', 'granted', 'changedBy'])
    .where('memberId', '=', memberId)
    .orderBy('id')
    .execute();

describe('a role', () => {
  it('given and taken away by an administrator is stored once each time, with who did it', async () => {
    const { id } = await makeMember(site.platform);
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
      expect(await change(method, id, 'professional')).toBe(200);
    const by = { role: 'professional', changedBy: administrator.id };
    expect(await changesOf(id)).toEqual([
      { ...by, granted: true },
      { ...by, granted: false },
    ]);
  });

  it('counts at once in sessions that are open, and so does its end, which frees the cases', async () => {
    await makeMember(site.platform, { roles: ['moderator'] }); // somebody else stays moderator
    const { id } = await makeMember(site.platform);
    const as = await makeSession(site.platform, id);
    const look = async () => (await request(site, 'GET', '/api/v1/moderation/cases', { as })).statusCode;
    expect(await look()).toBe(403);
    await change('PUT', id, 'moderator');
    expect(await look()).toBe(200);
    const { id: caseId } = await makeCase(site.platform, { claimedBy: id });
    await change('DELETE', id, 'moderator');
    expect(await look()).toBe(403);
    const found = await site.platform.db
      .selectFrom('moderationCase')
      .select('claimedBy')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    expect(found.claimedBy).toBeNull();
  });

  it('of administrator or donor is given by nobody', async () => {
    const { id } = await makeMember(site.platform);
    expect([await change('PUT', id, 'administrator'), await change('PUT', id, 'donor')]).toEqual([404, 404]);
    expect(await changesOf(id)).toEqual([]);
  });

  it('of administrator is taken away by another administrator', async () => {
    const other = await makeMember(site.platform, { roles: ['administrator'] });
    expect(await change('DELETE', other.id, 'administrator')).toBe(200);
    const as = await makeSession(site.platform, other.id);
    expect((await request(site, 'GET', '/api/v1/moderation/members', { as })).statusCode).toBe(403);
    expect(await changesOf(other.id)).toEqual([{ role: 'administrator', granted: false, changedBy: administrator.id }]);
  });

  it('that somebody has to have is not taken away from the last, be it oneself', async () => {
    await site.platform.db.deleteFrom('memberRole').where('memberId', '!=', administrator.id).execute();
    const moderators = await Promise.all([1, 2].map(() => makeMember(site.platform, { roles: ['moderator'] })));
    const statuses = await Promise.all(moderators.map(({ id }) => change('DELETE', id, 'moderator')));
    expect(statuses.sort()).toEqual([200, 409]);
    const refused = await request(
      site,
      'DELETE',
      `/api/v1/moderation/members/${administrator.id}/roles/administrator`,
      { as: session },
    );
    expect([refused.statusCode, refused.json().fields]).toEqual([
      409,
      { Role: 'Dit is de enige beheerder. Er moet er altijd een zijn.' },
    ]);
    const expert = await makeMember(site.platform, { roles: ['professional'] });
    expect(await change('DELETE', expert.id, 'professional')).toBe(200);
  });

  it('is not there to give to nobody', async () => {
    expect(await change('PUT', 2_000_000_000, 'moderator')).toBe(404);
  });
});

describe('the command that makes an administrator', () => {
  it('finds the member by the address, whatever its case, and stores it once', async () => {
    const member = await makeMember(site.platform, { email: 'Baas@example.org' });
    expect(await makeAdministrator(site.platform, ' baas@EXAMPLE.org ')).toBe(member.username);
    await makeAdministrator(site.platform, 'baas@example.org');
    expect(await changesOf(member.id)).toEqual([{ role: 'administrator', granted: true, changedBy: null }]);
    const as = await makeSession(site.platform, member.id);
    expect((await request(site, 'GET', '/api/v1/moderation/members', { as })).statusCode).toBe(200);
  });

  it('tells when nobody has that address', async () => {
    expect(await makeAdministrator(site.platform, 'niemand@example.org')).toBeNull();
  });
});

describe('the search for members', () => {
  it('finds for a moderator by a part of the name, without the way to give roles, and a case by its number', async () => {
    const member = await makeMember(site.platform, { username: 'Zonnebloem7', email: 'bloem@example.org' });
    const moderator = await makeMember(site.platform, { roles: ['moderator'] });
    const as = await makeSession(site.platform, moderator.id);
    const get = (path: string) => request(site, 'GET', path, { as });
    const found = async (query: string) => (await get(`/api/v1/moderation/members?query=${query}`)).json().Items;
    expect(await found('nneblo')).toMatchObject([{ User: { Id: member.id } }]);
    expect(await found('bloem@example.org')).toEqual([]);
    const { body } = await get('/moderatie/leden?zoekterm=nneblo');
    expect([body.includes(recordPath(member.id)), body.includes('Maak moderator')]).toEqual([true, false]);
    const { id } = await makeCase(site.platform);
    for (const words of [String(id), `%23${id}`]) {
      const page = (await get(`/moderatie/leden?zoekterm=${words}`)).body;
      expect([page.includes(casePath(id)), page.includes(`Zaak ${id}: reactie`)]).toEqual([true, true]);
    }
    expect((await get(casePath(id))).body.replaceAll('<!-- -->', '')).toContain(`Zaak ${id}. Reactie`);
    expect((await get('/moderatie')).body).toContain('Zoek een deelnemer op naam, of een zaak op nummer');
    const administrators = await request(site, 'GET', `/moderatie/leden?zoekterm=${id}`, { as: session });
    expect(administrators.body).not.toContain(casePath(id));
  });

  it('finds by a part of the name, by the whole address, and takes signs as they are', async () => {
    const member = await makeMember(site.platform, { username: 'Wil_lem%1', email: 'willem.zoek@example.org' });
    await makeMember(site.platform, { username: 'Wilxlem2' });
    const idsOf = async (query: string) => (await search(query)).map(({ User }) => User.Id);
    expect(await idsOf('wil_')).toEqual([member.id]);
    expect(await idsOf('WIL_LEM%')).toEqual([member.id]);
    expect(await idsOf('Willem.Zoek@example.org')).toEqual([member.id]);
    expect(await idsOf('willem.zoek')).toEqual([]);
    expect(await idsOf('lem%')).toEqual([member.id]);
    expect(await idsOf('Wíl lem%')).toEqual([member.id]);
    expect(await idsOf('le')).toEqual([]);
  });

  it('finds who blocks the administrator too, with their name and record', async () => {
    const member = await makeMember(site.platform, { username: 'Blokkeert_9' });
    await makeBlock(site.platform, { blockerId: member.id, blockedId: administrator.id });
    expect(await search('blokkeert')).toMatchObject([{ User: { Id: member.id, Username: 'Blokkeert_9' } }]);
    expect((await request(site, 'GET', recordPath(member.id), { as: session })).body).toContain('Blokkeert_9');
  });

  it('lists all, page by page and each once, by name', async () => {
    const names = Array.from({ length: 45 }, (_, number) => `Pagina_${String(number).padStart(2, '0')}`);
    for (const username of [...names].reverse()) await makeMember(site.platform, { username });
    expect((await search('pagina_')).map(({ User }) => User.Username)).toEqual(names);
  });

  it('without words lists who has a role, and donors only with another one', async () => {
    const donor = await makeMember(site.platform, { roles: ['donor'] });
    const both = await makeMember(site.platform, { roles: ['donor', 'professional'] });
    const found = await search('');
    expect(found.find(({ User }) => User.Id === both.id)?.Roles).toEqual(['donor', 'professional']);
    expect(found.map(({ User }) => User.Id)).toEqual(expect.arrayContaining([administrator.id]));
    expect(found.map(({ User }) => User.Id)).not.toContain(donor.id);
  });
});

it.each(['zoekterm=%00', 'na=%00', 'zoekterm=%ED%A0%80'])('the page of members answers to ?%s', async (query) => {
  const { statusCode, body } = await request(site, 'GET', `/moderatie/leden?${query}`, { as: session });
  expect([statusCode, body.includes('<h1')]).toEqual([200, true]);
});

describe('the page of members', () => {
  const post = async (by: MemberMade, fields: object) =>
    request(site, 'POST', '/moderatie/leden', {
      as: await makeSession(site.platform, by.id),
      body: toFormData({ ...fields }),
    });
  /** Takes the role of administrator away by its form, as this administrator. */
  const endAdministrator = (by: MemberMade, memberId: number) =>
    post(by, { intent: 'withdraw', id: String(memberId), role: 'administrator' });

  it('says of whom a role changed, and to what', async () => {
    const { id, username: name } = await makeMember(site.platform);
    const told = async (intent: string) =>
      (await post(administrator, { intent, id: String(id), role: 'professional', name })).body;
    expect(await told('grant')).toContain(`${name} is nu diëtist.`);
    expect(await told('withdraw')).toContain(`${name} is geen diëtist meer.`);
  });

  it('says why the only administrator stays, and leads who ends their own role away from it', async () => {
    await site.platform.db
      .deleteFrom('memberRole')
      .where('role', '=', 'administrator')
      .where('memberId', '!=', administrator.id)
      .execute();
    const refused = await endAdministrator(administrator, administrator.id);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      expect.stringContaining('Dit is de enige beheerder. Er moet er altijd een zijn.'),
    ]);
    const other = await makeMember(site.platform, { roles: ['administrator'] });
    const ended = await endAdministrator(other, other.id);
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/']);
  });
});
