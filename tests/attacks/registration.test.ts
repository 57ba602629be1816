import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#app/platform/clock.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { makeMember, makeRegistration } from '../support/factory.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { openTestSite, type TestSite } from '../support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

let count = 0;

async function register(Email: string, more: object = {}) {
  count += 1;
  const body = {
    Username: `aanvraag_${count}`,
    Email,
    Password: 'zonnebloem7',
    RelationshipId: 55362,
    TreatmentId: 0,
    Terms: true,
    NewsletterOptin: false,
    Recaptcha: await solveCaptcha(site.platform),
    ...more,
  };
  return { body, response: await request(site, 'POST', '/api/v1/Registration/Register', { body }) };
}

/** Runs the worker and gives the mails to an address, the newest first. */
async function mailsTo(email: string) {
  await site.work();
  const mails = await readOutbox(site.platform.config.dataDir, 1000);
  return mails.map(({ mail }) => mail).filter(({ to }) => to?.[0]?.address === email);
}

async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return tokensIn(mail)[0] ?? '';
}

const tokensIn = (mail: { text?: string | undefined } | undefined): string[] => [
  ...new Set([...(mail?.text ?? '').matchAll(/token=([\w-]+)/g)].map(([, token = '']) => token)),
];

const confirm = (Token: string, Password = 'zonnebloem7') =>
  request(site, 'POST', '/api/v1/Registration/ConfirmEmail', { body: { Token, Password } });
const logIn = (Email: string, Password: string) =>
  request(site, 'POST', '/api/v1/login/login', { body: { Email, Password } });
const exists = async (Username: string) =>
  (await request(site, 'POST', '/api/v1/Registration/ExistsUsername', { body: { Username } })).body;

describe('R1 registering does not show whether an address has an account', () => {
  it('not by its response, the username look-up afterwards, or logging in with the new password', async () => {
    const known = (await makeMember(site.platform)).email;
    for (const email of [known, 'nieuw@example.org']) {
      const { body, response } = await register(email);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ Created: site.clock.now().toISOString(), Email: email });
      expect(await exists(body.Username)).toBe('true');
      expect((await logIn(email, body.Password)).statusCode).toBe(422);
      expect((await logIn(email, 'iets-anders-9')).statusCode).toBe(401);
    }
  });

  it('only the mail to that address tells it', async () => {
    const known = (await makeMember(site.platform)).email;
    await register(known);
    await register('onbekend@example.org');
    const [toKnown] = await mailsTo(known);
    const [toUnknown] = await mailsTo('onbekend@example.org');
    expect(toKnown?.subject).toBe('Je hebt al een account bij Niergenoten');
    expect(toKnown?.text).not.toContain('token=');
    expect(toUnknown?.subject).toBe('Bevestig je e-mailadres voor Niergenoten');
  });
});

describe('R7 the link in the mail', () => {
  it('creates the member, once, and is stored as a hash only', async () => {
    await register('eenmaal@example.org', { Username: 'Eenmaal' });
    const token = await tokenMailedTo('eenmaal@example.org');
    const stored = await site.platform.db.selectFrom('verificationToken').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await logIn('eenmaal@example.org', 'zonnebloem7')).statusCode).toBe(200);
    expect((await confirm(token)).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('works for 24 hours', async () => {
    await register('optijd@example.org');
    await register('laat@example.org');
    const [inTime, late] = [await tokenMailedTo('optijd@example.org'), await tokenMailedTo('laat@example.org')];
    site.clock.advance(DAY - SECOND);
    expect((await confirm(inTime)).statusCode).toBe(200);
    site.clock.advance(SECOND);
    expect((await confirm(late)).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('is not used up by opening it, as mail scanners do', async () => {
    await register('scanner@example.org');
    const token = await tokenMailedTo('scanner@example.org');
    const url = `/api/v1/Registration/ConfirmEmail?Token=${token}&token=${token}`;
    const responses = [await request(site, 'GET', url), await site.server.inject({ method: 'HEAD', url })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([405, 405]);
    expect((await confirm(token)).statusCode).toBe(200);
  });

  it('creates one member when it is used many times at once', async () => {
    await register('tegelijk@example.org');
    const token = await tokenMailedTo('tegelijk@example.org');
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(token))); // R2 blocks a sixth
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(4).fill(422)]);
  });

  it('gives the same error for every invalid link, whatever the reason', async () => {
    await register('gebruikt@example.org');
    const used = await tokenMailedTo('gebruikt@example.org');
    await confirm(used);
    await register('verlopen@example.org');
    const expired = await tokenMailedTo('verlopen@example.org');
    site.clock.advance(2 * DAY);
    const bodies = new Set<string>();
    for (const token of [used, expired, 'x'.repeat(43), used.slice(1), '', '%', "' or 1=1"]) {
      const { requestId: _, ...body } = (await confirm(token)).json();
      bodies.add(JSON.stringify(body));
    }
    const message = 'Deze link werkt niet (meer). Vraag een nieuwe aan.';
    expect([...bodies].map((body) => JSON.parse(body))).toEqual([{ error: 'invalid_token', message, fields: {} }]);
  });

  it('is built from PUBLIC_URL, whatever the Host header', async () => {
    const body = (await register('host@example.org')).body;
    await request(site, 'POST', '/api/v1/Registration/Register', {
      body: { ...body, Email: 'host2@example.org', Username: 'host_2', Recaptcha: await solveCaptcha(site.platform) },
      headers: { host: 'evil.example' },
    });
    const [mail] = await mailsTo('host2@example.org');
    expect(mail?.text).toContain(`${site.platform.config.publicUrl.origin}/email-bevestigen?token=`);
  });

  it('of two registrations for one address, the first that is confirmed becomes the member', async () => {
    const first = await register('twee@example.org');
    await site.work();
    const second = await register('twee@example.org');
    const [newest, oldest] = await mailsTo('twee@example.org');
    const tokens = [oldest, newest].flatMap(tokensIn);
    expect((await confirm(tokens[0] ?? '')).statusCode).toBe(200);
    expect((await confirm(tokens[1] ?? '')).statusCode).toBe(422);
    expect([await exists(first.body.Username), await exists(second.body.Username)]).toEqual(['true', 'false']);
  });
});

describe('R41 a registration by somebody else with the same address', () => {
  const OWN = 'eigen-wachtwoord-1';
  const FOREIGN = 'vreemd-wachtwoord-2';

  /** Registers an address twice, as its owner and then as somebody else. Gives both usernames. */
  async function registerTwice(email: string) {
    const { body: own } = await register(email, { Password: OWN });
    await site.work();
    const { body: foreign } = await register(email, { Password: FOREIGN });
    await site.work();
    return { own: own.Username, foreign: foreign.Username };
  }

  const usernameOf = async (email: string) =>
    (await site.platform.db.selectFrom('member').select('username').where('email', '=', email).executeTakeFirst())
      ?.username;

  it('does not become the account when the owner opens its mail and gives their own password', async () => {
    const email = 'gekaapt@example.org';
    await registerTwice(email);
    const token = await tokenMailedTo(email);
    const refused = await confirm(token, OWN);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({
      error: 'wrong_credentials',
      fields: { Password: 'Dit is niet het wachtwoord dat bij deze gebruikersnaam hoort' },
    });
    expect(await usernameOf(email)).toBeUndefined();
  });

  it('is offered beside that of the owner, each by its name, when the mail is requested again', async () => {
    const email = 'opnieuw-gevraagd@example.org';
    const { own, foreign } = await registerTwice(email);
    await request(site, 'POST', '/api/v1/Registration/ReconfirmEmail', { body: { Email: email } });
    const [mail] = await mailsTo(email);
    for (const username of [own, foreign]) expect(mail?.text).toContain(`Bevestig ${username}`);
    const [foreignToken = '', ownToken = ''] = tokensIn(mail);
    expect((await confirm(foreignToken, OWN)).statusCode).toBe(401);
    expect((await confirm(ownToken, FOREIGN)).statusCode).toBe(401);
    expect((await confirm(ownToken, OWN)).statusCode).toBe(200);
    expect(await usernameOf(email)).toBe(own);
    expect((await logIn(email, OWN)).statusCode).toBe(200);
    expect((await logIn(email, FOREIGN)).statusCode).toBe(401);
    expect((await confirm(foreignToken, FOREIGN)).json()).toMatchObject({ error: 'invalid_token' });
  });

  it('can not be guessed by the owner of the mailbox: five wrong passwords block (R2)', async () => {
    const email = 'geraden@example.org';
    await register(email);
    const token = await tokenMailedTo(email);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await confirm(token, 'verkeerd1')).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 403]);
    site.clock.advance(31 * SECOND);
    expect((await confirm(token)).statusCode).toBe(200);
  });
});

describe('R35 health data', () => {
  it.each([
    [true, 55362],
    [false, null],
  ])('is stored with consent %s: %s', async (HealthConsent, stored) => {
    const email = `toestemming-${HealthConsent}@example.org`;
    await register(email, { HealthConsent });
    await confirm(await tokenMailedTo(email));
    const profile = await site.platform.db
      .selectFrom('profile')
      .innerJoin('member', 'member.id', 'profile.memberId')
      .where('member.email', '=', email)
      .select('relationshipId')
      .executeTakeFirstOrThrow();
    expect(profile.relationshipId).toBe(stored);
  });
});

describe('a registration has an error for', () => {
  it.each([
    [
      'R3 the name of a member in another case',
      { Username: 'VAST_gebruikt' },
      'Username',
      'Deze gebruikersnaam is al in gebruik',
    ],
    [
      'R3 the name of an unconfirmed registration',
      { Username: 'Wacht_Nog' },
      'Username',
      'Deze gebruikersnaam is al in gebruik',
    ],
    ['R3 a reserved name', { Username: 'Moderator' }, 'Username', 'Deze gebruikersnaam is al in gebruik'],
    [
      'R4 a common password',
      { Password: 'password1' },
      'Password',
      'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.',
    ],
    ['a captcha that was not solved', { Recaptcha: 'e30=' }, 'Recaptcha', 'Vink het vakje opnieuw aan.'],
  ])('%s', async (_what, more, field, message) => {
    await site.platform.db
      .insertInto('member')
      .values({ username: 'vast_gebruikt', email: 'vast@example.org', passwordHash: 'x', createdAt: site.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if ((await exists('wacht_nog')) === 'false') await makeRegistration(site.platform, { username: 'wacht_nog' });
    const { response } = await register('weigering@example.org', more);
    expect(response.statusCode).toBe(422);
    expect(response.json().fields).toMatchObject({ [field]: message });
  });

  it('all errors are named at once, whether schema, database or captcha finds them', async () => {
    const wrong = { Username: 'moderator', Password: 'password1', Recaptcha: 'e30=' };
    const { response } = await register('geen adres', { ...wrong, RelationshipId: 0, Terms: false });
    expect(Object.entries(response.json().fields)).toEqual([
      ['Username', 'Deze gebruikersnaam is al in gebruik'],
      ['Email', 'Dit e-mailadres is niet geldig'],
      ['Password', 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.'],
      ['RelationshipId', 'Dit is een verplicht veld'],
      ['Terms', 'Dit is een verplicht veld'],
      ['Recaptcha', 'Vink het vakje opnieuw aan.'],
    ]);
  });

  it('a captcha that was sent with a refused form may be sent again', async () => {
    const Recaptcha = await solveCaptcha(site.platform);
    expect((await register('geen adres', { Recaptcha })).response.json().fields).not.toHaveProperty('Recaptcha');
    expect((await register('toch-een-adres@example.org', { Recaptcha })).response.statusCode).toBe(200);
  });

  it('R1 an address that has an account is not an error', async () => {
    const known = (await makeMember(site.platform)).email;
    const fields = async (email: string) => (await register(email, { Password: 'kort' })).response.json().fields;
    expect(await fields(known)).toEqual(await fields('onbekend-maar-fout@example.org'));
  });

  it('a captcha that was used before', async () => {
    const Recaptcha = await solveCaptcha(site.platform);
    expect((await register('een@example.org', { Recaptcha })).response.statusCode).toBe(200);
    expect((await register('nogeen@example.org', { Recaptcha })).response.json()).toMatchObject({
      error: 'captcha_failed',
    });
  });

  it('R3 more than 20 name look-ups a minute from one network', async () => {
    const limited = await openTestSite({ LIMIT_USERNAME_LOOKUP: '20/60' });
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      const body = { Username: `naam_${time}` };
      statuses.push((await request(limited, 'POST', '/api/v1/Registration/ExistsUsername', { body })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await limited.close();
  });
});
