import { describe, expect, it } from 'vitest';
import { donorTargetCookie } from '#app/features/contacts/donors/donor-target.ts';
import { findDonorLandingPath, recordDonorContact } from '#app/features/contacts/index.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { makeMember, makeSession } from '../support/factory/members.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite();

let count = 0;

/** Registers a donor whose browser sends `cookie`, confirms the address, and gives the id and address of the new member. */
async function becomeDonor(cookie = '') {
  count += 1;
  const email = `donor${count}@example.org`;
  const body = {
    Username: `donor_${count}`,
    Email: email,
    Password: 'zonnebloem7',
    RelationshipId: 55368,
    TreatmentId: 0,
    Terms: true,
    NewsletterOptin: false,
    Recaptcha: await solveCaptcha(site.platform),
  };
  const registered = await request(site, 'POST', '/api/v1/Registration/RegisterDonor', { body, headers: { cookie } });
  expect(registered.json()).toEqual({ Created: site.clock.now().toISOString(), Email: email });
  await site.work();
  const [newest] = await readOutbox(site.platform.config.dataDir, 1);
  const Token = /token=([\w-]+)/.exec(newest?.mail.text ?? '')?.[1] ?? '';
  return { email, registered, confirm: () => confirm(email, Token) };
}

async function confirm(email: string, Token: string): Promise<number> {
  const response = await request(site, 'POST', '/api/v1/Registration/ConfirmEmail', {
    body: { Token, Password: 'zonnebloem7' },
  });
  expect(response.statusCode).toBe(200);
  const member = site.platform.db.selectFrom('member').select('id').where('email', '=', email);
  return (await member.executeTakeFirstOrThrow()).id;
}

const cookieFor = (id: number) => donorTargetCookie(id, site.platform.config).split(';')[0] ?? '';

const matchOf = async (id: number) =>
  request(site, 'GET', '/api/v1/PotentialDonor/match-user', { as: await makeSession(site.platform, id) });

describe('a donor', () => {
  it('who registered from the page of a person is matched with them; until the first message it is a new conversation', async () => {
    const person = await makeMember(site.platform);
    const donor = await becomeDonor(cookieFor(person.id));
    const id = await donor.confirm();
    expect((await matchOf(id)).json()).toEqual({ Id: person.id, NewConversation: true });
    const { db, clock } = site.platform;
    expect(await findDonorLandingPath(db, donor.email.toUpperCase())).toBe(`/personen/${person.id}?userIsDonor=true`);

    const contact = (personId: number) =>
      db
        .transaction()
        .execute((transaction) => recordDonorContact(transaction, { donorId: id, personId, now: clock.now() }));
    await contact(person.id + 1000);
    expect((await matchOf(id)).json()).toMatchObject({ NewConversation: true });
    await contact(person.id);
    expect((await matchOf(id)).json()).toEqual({ Id: person.id, NewConversation: false });
    expect(await findDonorLandingPath(db, donor.email)).toBe('/account/berichten');
  });

  it('who did not register from the page of a person has the role but no match, and lands on the home page', async () => {
    const donor = await becomeDonor();
    const id = await donor.confirm();
    const roles = await site.platform.db.selectFrom('memberRole').select('role').where('memberId', '=', id).execute();
    expect(roles).toEqual([{ role: 'donor' }]);
    expect((await matchOf(id)).statusCode).toBe(404);
    expect(await findDonorLandingPath(site.platform.db, donor.email)).toBeNull();
  });

  it('whose person deleted their account, before or after the registration, has no match', async () => {
    const [before, between, later] = await Promise.all([1, 2, 3].map(() => makeMember(site.platform)));
    const deleteMember = (id = 0) => site.platform.db.deleteFrom('member').where('id', '=', id).execute();
    await deleteMember(before?.id);
    const first = await becomeDonor(cookieFor(before?.id ?? 0));
    const second = await becomeDonor(cookieFor(between?.id ?? 0));
    await deleteMember(between?.id);
    const third = await becomeDonor(cookieFor(later?.id ?? 0));
    const ids = [await first.confirm(), await second.confirm(), await third.confirm()];
    await deleteMember(later?.id);
    const statuses = await Promise.all(ids.map(async (id) => (await matchOf(id)).statusCode));
    expect(statuses).toEqual([404, 404, 404]);
  });
});

describe('the cookie', () => {
  it('is deleted once it is stored with the registration', async () => {
    const person = await makeMember(site.platform);
    const { registered } = await becomeDonor(cookieFor(person.id));
    expect(registered.headers['set-cookie']).toMatch(/^donor-target=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it.each([
    ['without a signature', (id: number) => `donor-target=${id}`],
    ['with the signature of another person', (id: number) => cookieFor(id + 1).replace(`=${id + 1}.`, `=${id}.`)],
    [
      'signed by somebody else',
      (id: number) => {
        const config = { secret: 'x'.repeat(32), secure: false };
        return donorTargetCookie(id, config).split(';')[0] ?? '';
      },
    ],
  ])('%s is ignored', async (_how, cookie) => {
    const person = await makeMember(site.platform);
    const donor = await becomeDonor(cookie(person.id));
    expect((await matchOf(await donor.confirm())).statusCode).toBe(404);
  });
});

it('a member who registers as a participant is no donor, whatever the cookie', async () => {
  const person = await makeMember(site.platform);
  const headers = { cookie: cookieFor(person.id) };
  const body = {
    Username: 'geen_donor',
    Email: 'geen-donor@example.org',
    Password: 'zonnebloem7',
    RelationshipId: 55362,
    Terms: true,
    Recaptcha: await solveCaptcha(site.platform),
  };
  await request(site, 'POST', '/api/v1/Registration/Register', { body, headers });
  const stored = site.platform.db.selectFrom('registration').where('username', '=', 'geen_donor');
  expect(await stored.select(['asDonor', 'donorTargetId']).executeTakeFirst()).toEqual({
    asDonor: false,
    donorTargetId: null,
  });
});
