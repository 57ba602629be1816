import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#app/platform/clock.ts';
import { hashPassword } from '#app/platform/passwords/passwords.ts';
import { allPages } from '../support/all-pages.ts';
import { Authenticator } from '../support/authenticator.ts';
import { addPasskey, askChallenge, confirmSessions, ownSite } from '../support/factory/keys.ts';
import { type MemberMade, makeMember, makeSession, type SessionMade } from '../support/factory/members.ts';
import { request, toFormData } from '../support/request.ts';
import { openTestSite, setUpTestSite } from '../support/test-site.ts';

const PASSWORD = 'zonnebloem7';
const passwordHash = await hashPassword(PASSWORD);

const site = setUpTestSite({}, { pages: allPages() });
let member: MemberMade;
let here: SessionMade;
beforeEach(async () => {
  member = await makeMember(site.platform, { passwordHash });
  here = await makeSession(site.platform, member.id);
});

const OPTIONS = '/api/v1/login/passkey/options';
const at = () => ownSite(site.platform);
const post = (path: string, body: object, as: SessionMade | null, cookie = '') =>
  request(site, 'POST', path, { body, as, ...(cookie && { headers: { cookie } }) });
const logIn = (Credential: object, cookie: string) => post('/api/v1/login/passkey', { Credential }, null, cookie);
const errorOf = (response: { json(): { error: string } }) => response.json().error;
const list = async (as: SessionMade) => (await request(site, 'GET', '/api/v1/passkeys', { as })).json();

describe('logging in with a passkey', () => {
  it('starts a session of its member, without a password', async () => {
    const device = await addPasskey(site, { id: member.id, as: here });
    const { challenge, cookie } = await askChallenge(site, OPTIONS);
    const response = await logIn(device.sign(challenge, at()), cookie);
    expect(response.statusCode, response.body).toBe(200);
    const session = response.cookies.find(({ name }) => name === 'session')?.value;
    const current = await request(site, 'GET', '/api/v1/CustomUser', { headers: { cookie: `session=${session}` } });
    expect(current.json().Username).toBe(member.username);
  });

  it('answers a challenge once, and of many answers at once one', async () => {
    const device = await addPasskey(site, { id: member.id, as: here });
    const { challenge, cookie } = await askChallenge(site, OPTIONS);
    const answer = device.sign(challenge, at());
    const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(answer, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(401)]);
    expect(errorOf(await logIn(answer, cookie))).toBe('passkey_failed');
  });

  it('answers a challenge within ten minutes', async () => {
    const device = await addPasskey(site, { id: member.id, as: here });
    const { challenge, cookie } = await askChallenge(site, OPTIONS);
    site.clock.advance(10 * MINUTE);
    expect(errorOf(await logIn(device.sign(challenge, at()), cookie))).toBe('passkey_failed');
  });

  it('answers no challenge of another browser, of another purpose, or made up', async () => {
    const device = await addPasskey(site, { id: member.id, as: here });
    const [mine, other] = [await askChallenge(site, OPTIONS), await askChallenge(site, OPTIONS)];
    const confirming = await askChallenge(site, '/api/v1/passkeys/confirm/options', here);
    const madeUp = Buffer.from(`${Date.now() + MINUTE}.x.y`).toString('base64url');
    for (const challenge of [other.challenge, confirming.challenge, madeUp, ''])
      expect(errorOf(await logIn(device.sign(challenge, at()), mine.cookie))).toBe('passkey_failed');
    expect(errorOf(await logIn(device.sign(mine.challenge, at()), ''))).toBe('passkey_failed');
    expect(errorOf(await logIn(device.sign(mine.challenge, at()), `${mine.cookie}x`))).toBe('passkey_failed');
  });

  it('needs a device that knows its owner, at this site, with the key that was made', async () => {
    const device = await addPasskey(site, { id: member.id, as: here });
    const stranger = new Authenticator();
    const { challenge, cookie } = await askChallenge(site, OPTIONS);
    const forged = { ...stranger.sign(challenge, at()), id: device.id, rawId: device.id };
    const wrong = [
      device.sign(challenge, { ...at(), verified: false }),
      device.sign(challenge, { ...at(), origin: 'https://evil.example' }),
      device.sign(challenge, { ...at(), rpId: 'evil.example' }),
      stranger.sign(challenge, at()),
      forged,
    ];
    for (const answer of wrong) expect(errorOf(await logIn(answer, cookie))).toBe('passkey_failed');
    expect((await logIn(device.sign(challenge, at()), cookie)).statusCode).toBe(200);
  });

  it('refuses a copy of a device, which counts less than the last time', async () => {
    const device = await addPasskey(site, { id: member.id, as: here, counter: 5 });
    const use = async (counter: number) => {
      const { challenge, cookie } = await askChallenge(site, OPTIONS);
      return (await logIn(device.sign(challenge, { ...at(), counter }), cookie)).statusCode;
    };
    expect([await use(7), await use(7), await use(6), await use(0), await use(8)]).toEqual([200, 401, 401, 401, 200]);
  });

  it('R49 counts only failures towards the limit of logins', async () => {
    const limited = await openTestSite({ LIMIT_LOGIN: '3/3600' });
    const someone = await makeMember(limited.platform);
    const device = await addPasskey(limited, { id: someone.id, as: await makeSession(limited.platform, someone.id) });
    const use = async (signing: Authenticator) => {
      const { challenge, cookie } = await askChallenge(limited, OPTIONS);
      const body = { Credential: signing.sign(challenge, ownSite(limited.platform)) };
      return (await request(limited, 'POST', '/api/v1/login/passkey', { body, headers: { cookie } })).statusCode;
    };
    for (let time = 0; time < 5; time += 1) expect(await use(device)).toBe(200);
    const stranger = new Authenticator();
    expect([await use(stranger), await use(stranger), await use(stranger)]).toEqual([401, 401, 401]);
    expect(await use(stranger)).toBe(429);
    await limited.close();
  });
});

describe('a new passkey', () => {
  const OPTIONS_TO_ADD = '/api/v1/passkeys/options';
  const add = (Credential: object, as: SessionMade) => post('/api/v1/passkeys', { Name: 'Sleutel', Credential }, as);

  it('is listed with its name, and told by mail', async () => {
    await addPasskey(site, { id: member.id, as: here, name: 'Mijn laptop' });
    expect(await list(here)).toMatchObject([{ Name: 'Mijn laptop', LastUsed: null }]);
    const [mail] = await site.mailsTo(member.email);
    expect(mail?.subject).toBe('Er is een toegangssleutel bij je account van Niergenoten gekomen');
    expect(mail?.text).not.toContain('Mijn laptop');
  });

  it('needs the password again, at most a quarter of an hour ago', async () => {
    expect(errorOf(await post(OPTIONS_TO_ADD, {}, here))).toBe('confirm_first');
    await post('/api/v1/CustomUser/ConfirmPassword', { Password: PASSWORD }, here);
    const { challenge } = await askChallenge(site, OPTIONS_TO_ADD, here);
    site.clock.advance(15 * MINUTE);
    expect(errorOf(await add(new Authenticator().make(challenge, at()), here))).toBe('confirm_first');
    expect(await list(here)).toEqual([]);
  });

  it('answers the challenge of its own session, once', async () => {
    const elsewhere = await makeSession(site.platform, member.id);
    await confirmSessions(site.platform, member.id);
    const { challenge } = await askChallenge(site, OPTIONS_TO_ADD, here);
    expect(errorOf(await add(new Authenticator().make(challenge, at()), elsewhere))).toBe('passkey_failed');
    expect((await add(new Authenticator().make(challenge, at()), here)).statusCode).toBe(200);
    expect(errorOf(await add(new Authenticator().make(challenge, at()), here))).toBe('passkey_failed');
  });

  it('is made by a device that knows its owner, and belongs to one member', async () => {
    const other = await makeMember(site.platform);
    const device = await addPasskey(site, { id: other.id, as: await makeSession(site.platform, other.id) });
    await confirmSessions(site.platform, member.id);
    const tries = [
      (challenge: string) => device.make(challenge, at()),
      (challenge: string) => new Authenticator().make(challenge, { ...at(), verified: false }),
      (challenge: string) => new Authenticator().make(challenge, { ...at(), origin: 'https://evil.example' }),
    ];
    for (const make of tries) {
      const { challenge } = await askChallenge(site, OPTIONS_TO_ADD, here);
      expect(errorOf(await add(make(challenge), here))).toBe('passkey_failed');
    }
  });
});

describe('a passkey of somebody else', () => {
  it('can be neither renamed, removed nor used to show who one is', async () => {
    const other = await makeMember(site.platform);
    const theirs = await makeSession(site.platform, other.id);
    const device = await addPasskey(site, { id: other.id, as: theirs });
    const [passkey] = await list(theirs);
    await confirmSessions(site.platform, member.id);
    const remove = await request(site, 'DELETE', `/api/v1/passkeys/${passkey.Id}`, { as: here });
    expect(errorOf(remove)).toBe('not_found');
    const rename = await request(site, 'PUT', `/api/v1/passkeys/${passkey.Id}`, {
      as: here,
      body: { Name: 'Van mij' },
    });
    expect(errorOf(rename)).toBe('not_found');
    const { challenge } = await askChallenge(site, '/api/v1/passkeys/confirm/options', here);
    const Credential = device.sign(challenge, at());
    expect(errorOf(await post('/api/v1/passkeys/confirm', { Credential }, here))).toBe('passkey_failed');
    expect(await list(theirs)).toMatchObject([{ Name: 'Mijn telefoon' }]);
  });
});

it('a passkey in place of the password lets its member change keys; one that was removed lets nobody in', async () => {
  const device = await addPasskey(site, { id: member.id, as: here });
  const session = await makeSession(site.platform, member.id);
  const [passkey] = await list(session);
  const remove = () => request(site, 'DELETE', `/api/v1/passkeys/${passkey.Id}`, { as: session });
  expect(errorOf(await remove())).toBe('confirm_first');
  const { challenge } = await askChallenge(site, '/api/v1/passkeys/confirm/options', session);
  const Credential = device.sign(challenge, at());
  expect((await post('/api/v1/passkeys/confirm', { Credential }, session)).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  const login = await askChallenge(site, OPTIONS);
  expect(errorOf(await logIn(device.sign(login.challenge, at()), login.cookie))).toBe('passkey_failed');
  expect((await site.mailsTo(member.email)).map(({ subject }) => subject)).toContain(
    'Er is een toegangssleutel van je account van Niergenoten verwijderd',
  );
});

describe('another name for a passkey', () => {
  let id: number;
  beforeEach(async () => {
    await addPasskey(site, { id: member.id, as: here });
    id = (await list(here))[0].Id;
  });
  const rename = (Name: unknown) =>
    request(site, 'PUT', `/api/v1/passkeys/${id}`, { as: here, body: { Name, LastUsed: null, Credential: {} } });
  const fieldsOf = (response: { json(): { fields: object } }) => response.json().fields;

  it('is that of this key alone, and needs no mail', async () => {
    await addPasskey(site, { id: member.id, as: here, name: 'Mijn laptop' });
    const mails = (await site.mailsTo(member.email)).length;
    expect((await rename('  Oude   telefoon ')).statusCode).toBe(200);
    expect(await list(here)).toMatchObject([{ Id: id, Name: 'Oude telefoon' }, { Name: 'Mijn laptop' }]);
    expect(await site.mailsTo(member.email)).toHaveLength(mails);
  });

  it('needs the password again, at most a quarter of an hour ago', async () => {
    site.clock.advance(15 * MINUTE);
    expect(errorOf(await rename('Oude telefoon'))).toBe('confirm_first');
    expect(await list(here)).toMatchObject([{ Name: 'Mijn telefoon' }]);
  });

  it('is neither empty nor too long', async () => {
    for (const empty of ['', ' \u200b '])
      expect(fieldsOf(await rename(empty))).toEqual({ Name: 'Geef je sleutel een naam' });
    expect(fieldsOf(await rename('x'.repeat(51)))).toEqual({ Name: 'De naam mag niet langer dan 50 tekens zijn' });
    expect((await rename('x'.repeat(50))).statusCode).toBe(200);
  });

  it('is changed on the page, without JavaScript too, which says beside the field what is wrong', async () => {
    const send = (fields: object) =>
      request(site, 'POST', '/account/inloggen', {
        as: here,
        body: toFormData({ _csrf: here.antiforgery, ...fields }),
      });
    const refused = await send({ intent: 'hernoem', id, Name: '' });
    expect(refused.statusCode).toBe(422);
    const main = refused.body.match(/<main.*<\/main>/s)?.[0];
    expect(main).toMatch(new RegExp(`id="field-Name-${id}-error".*Geef je sleutel een naam`, 's'));
    expect(main?.match(/Geef je sleutel een naam/g)).toHaveLength(1);
    const renamed = await send({ intent: 'hernoem', id, Name: 'Oude telefoon' });
    expect([renamed.statusCode, renamed.headers.location]).toEqual([302, '/account/inloggen?gelukt=hernoemd']);
    expect(await list(here)).toMatchObject([{ Name: 'Oude telefoon' }]);
  });
});

it('R31 passkeys go with the account', async () => {
  await addPasskey(site, { id: member.id, as: here });
  expect((await post('/api/v1/delete-user', { Password: PASSWORD }, here)).statusCode).toBe(200);
  const left = await site.platform.db.selectFrom('passkey').select('id').where('memberId', '=', member.id).execute();
  expect(left).toEqual([]);
});
