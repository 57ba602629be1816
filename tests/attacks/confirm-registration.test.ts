import { describe, expect, it } from 'vitest';
import { DAY, SECOND } from '#app/platform/clock.ts';
import { registrationCalls, tokensIn } from '../support/registration-calls.ts';
import { request } from '../support/request.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { setUpTestSite } from '../support/test-site.ts';

const site = setUpTestSite();

const { register, tokenMailedTo, confirm, logIn, exists } = registrationCalls(site);

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
    const [mail] = await site.mailsTo('host2@example.org');
    expect(mail?.text).toContain(`${site.platform.config.publicUrl.origin}/email-bevestigen?token=`);
  });

  it('of two registrations for one address, the first that is confirmed becomes the member', async () => {
    const first = await register('twee@example.org');
    await site.work();
    const second = await register('twee@example.org');
    const [newest, oldest] = await site.mailsTo('twee@example.org');
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
    const [mail] = await site.mailsTo(email);
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

  it('does not hide that of the owner: whoever knows either password is told to confirm', async () => {
    const email = 'twee-wachtwoorden@example.org';
    await registerTwice(email);
    const statuses: number[] = [];
    for (const password of [OWN, FOREIGN, 'een-ander-3']) statuses.push((await logIn(email, password)).statusCode);
    expect(statuses).toEqual([422, 422, 401]);
    expect((await logIn('zonder-aanvraag@example.org', OWN)).statusCode).toBe(401);
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
