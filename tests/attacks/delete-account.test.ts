import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { listWrongCounters } from '#app/platform/database/compare-counters.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { dumpDatabase } from '../support/dump-database.ts';
import { makeConversation, makeGroup, makeReaction } from '../support/factory/conversations.ts';
import { makeMember, makePerson, makePhoto, makeSession, type PersonMade } from '../support/factory/members.ts';
import { listMemberKeys } from '../support/member-keys.ts';
import { request } from '../support/request.ts';
import { setUpTestSite } from '../support/test-site.ts';
import { CANARY, fillWithCanary } from './deletion/fill-with-canary.ts';

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

const makeLeaver = (overrides: Parameters<typeof makePerson>[1] = {}) =>
  makePerson(site.platform, { passwordHash, ...overrides });

const leave = ({ as }: PersonMade, more: object = {}) =>
  request(site, 'POST', '/api/v1/delete-user', { as, body: { Password: PASSWORD, ...more } });

const isMember = async ({ id }: PersonMade) =>
  (await site.platform.db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

async function filesWithCanary(): Promise<string[]> {
  const { media } = site.platform;
  const found: string[] = [];
  for await (const keys of media.keys()) {
    for (const key of keys) if (Buffer.from((await media.read(key)) ?? []).includes(CANARY)) found.push(key);
  }
  return found;
}

const withCanary = (texts: string[]) => texts.filter((text) => text.toLowerCase().includes(CANARY));

it('R31 leaves nothing of a member after a minute: no row, no file, nothing in the queue, and no wrong counter', async () => {
  const { platform } = site;
  const leaver = await makeLeaver({ username: CANARY, email: `${CANARY}@example.org` });
  await fillWithCanary(platform, leaver);
  const keys = await listMemberKeys(platform.db);
  const empty: string[] = [];
  for (const { table, column } of keys) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${leaver.id} limit 1`.execute(platform.db);
    if (rows.length === 0) empty.push(`${table}.${column}`);
  }
  expect(empty, 'give these a row in deletion/fill-with-canary.ts').toEqual([]);
  expect(withCanary(await dumpDatabase(site.platform.db)).length).toBeGreaterThan(10);
  expect(await filesWithCanary()).not.toEqual([]);
  expect(await listWrongCounters(platform.db, platform.counters)).toEqual([]);

  expect((await leave(leaver, { ReasonDeleted: 'Ik ben beter.' })).statusCode).toBe(200);
  site.clock.advance(MINUTE);
  await site.work();

  expect(withCanary(await dumpDatabase(site.platform.db))).toEqual([]);
  expect(await filesWithCanary()).toEqual([]);
  expect(await listWrongCounters(platform.db, platform.counters)).toEqual([]);
  const mails = (await readOutbox(platform.config.dataDir, 100)).map(({ mail }) => mail);
  const farewells = mails.filter((mail) => JSON.stringify(mail).includes(CANARY));
  expect(farewells.map(({ subject }) => subject)).toEqual(['Je account bij Niergenoten is verwijderd']);
  expect(`${farewells[0]?.text}${farewells[0]?.html}`).not.toContain(CANARY); // in its address alone
  const reasons = await platform.db.selectFrom('deletionReason').selectAll().execute();
  expect(reasons).toEqual([{ reason: 'Ik ben beter.', deletedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]);
});

describe('R31 what a deleted member wrote', () => {
  it('stays without an author, alike for every deleted member', async () => {
    const { platform } = site;
    const group = await makeGroup(platform);
    const leavers = [await makeLeaver(), await makeLeaver({ public: true })];
    const conversation = await makeConversation(platform, { groupId: group.id, authorId: leavers[0]?.id ?? null });
    for (const { id } of leavers) {
      await makePhoto(platform, id);
      await makeReaction(platform, { conversationId: conversation.id, authorId: id });
    }
    for (const leaver of leavers) await leave(leaver);
    const reactions = await request(site, 'GET', `/api/v1/conversations/${conversation.id}/reactions`);
    const users = reactions.json().Reactions.map(({ User }: { User: object }) => JSON.stringify(User));
    expect(new Set(users)).toEqual(
      new Set([JSON.stringify({ Id: 0, Username: 'voormalig deelnemer', Photo: null, Public: false, Deleted: true })]),
    );
    expect(users).toHaveLength(2);
  });
});

describe('deleting an account', () => {
  it('ends every session at once, and the login', async () => {
    const leaver = await makeLeaver();
    const elsewhere = await makeSession(site.platform, leaver.id);
    const response = await leave(leaver);
    expect(response.cookies.map(({ name, value }) => `${name}=${value}`)).toContain('session=');
    for (const as of [leaver.as, elsewhere]) {
      expect((await request(site, 'GET', '/api/v1/antiforgery', { as })).statusCode).toBe(401);
    }
    const body = { Email: leaver.email, Password: PASSWORD };
    expect((await request(site, 'POST', '/api/v1/login/login', { body })).statusCode).toBe(401);
  });

  it('R3 keeps the name from others, whatever its case or what looks like it, and frees the address', async () => {
    const leaver = await makeLeaver({ username: 'Vertrokken' });
    await leave(leaver);
    const asked = ['vertrokkeN', 'Vertr0kken', 'vertrokken2'].map(async (Username) => {
      const { body } = await request(site, 'POST', '/api/v1/Registration/ExistsUsername', { body: { Username } });
      return body;
    });
    expect(await Promise.all(asked)).toEqual(['true', 'true', 'false']);
    await makeMember(site.platform, { email: leaver.email });
  });

  it('R5 needs the password, whose wrong guesses count towards the block of the login', async () => {
    const leaver = await makeLeaver();
    expect((await leave(leaver, { Password: '' })).json().fields).toEqual({ Password: 'Dit veld is verplicht' });
    for (let time = 0; time < 5; time += 1) {
      const refused = await leave(leaver, { Password: 'verkeerd1' });
      expect([refused.statusCode, refused.json().fields]).toEqual([401, { Password: 'Vul het juiste wachtwoord in' }]);
    }
    expect((await leave(leaver)).statusCode).toBe(403);
    expect(await isMember(leaver)).toBe(true);
  });

  it('is refused to the only administrator or moderator, until somebody else is one', async () => {
    await site.platform.db.deleteFrom('memberRole').execute();
    for (const role of ['administrator', 'moderator'] as const) {
      const leavers = [await makeLeaver({ roles: [role] }), await makeLeaver({ roles: [role] })];
      const answers = await Promise.all(leavers.map((leaver) => leave(leaver)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error).toBe('last_of_role');
    }
  });

  it('of many members at once, who liked and wrote the same things, makes no deadlock and no wrong counter', async () => {
    const { platform } = site;
    const group = await makeGroup(platform);
    const leavers = await Promise.all(Array.from({ length: 6 }, () => makeLeaver()));
    for (const { id } of leavers) await makeConversation(platform, { groupId: group.id, authorId: id });
    const conversations = await platform.db
      .selectFrom('conversation')
      .select('id')
      .where('groupId', '=', group.id)
      .execute();
    for (const { as } of leavers) {
      for (const { id } of conversations) await request(site, 'POST', `/api/v1/likes/like/conversation/${id}`, { as });
    }
    const answers = await Promise.all(leavers.map((leaver) => leave(leaver)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(leavers.map(() => 200));
    expect(await listWrongCounters(platform.db, platform.counters)).toEqual([]);
  });
});
