import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf, parseSecret } from '../../tests/support/app-codes.ts';
import { saveUser } from '../commands/save-user.ts';
import { settings } from '../settings.ts';
import { logIn, openSession, post, send, withCookie } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { removeSecondFactor } from './remove-second-factor.ts';

const PASSWORD = 'lang-genoeg-toch';
const EMAIL = 'joost@example.org';
const WRONG = 'Deze code klopt niet. Kijk of je de nieuwste code hebt.';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

let joost: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await cms.payload.delete({ collection: 'users', where: { id: { exists: true } } });
  joost = await make(EMAIL);
});
afterEach(() => {
  settings.secondFactorRequired = false;
  vi.useRealTimers();
});

const make = async (email: string, role: 'redacteur' | 'beheerder' = 'redacteur') =>
  (await cms.payload.create({ collection: 'users', data: { email, name: email, role, password: PASSWORD } })).id;

type Session = Awaited<ReturnType<typeof openSession>>;

/** The next half minute, of which no code was used. */
const pass = (seconds = 30) => vi.setSystemTime(Date.now() + seconds * 1000);

const codeNow = (secret: Buffer) => codeOf(secret, new Date());
const wrongCode = (secret: Buffer) => String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0');

interface SetUp {
  secret: string;
  address: string;
  picture: string;
  token: string;
}
const bytesOf = ({ secret }: SetUp) => parseSecret(secret);

/** Turns the second factor on in a session. Gives the secret of the app and the recovery codes. */
async function turnOn(session: Session) {
  const setUp = (await session('POST', 'second-factor/app', { password: PASSWORD })).body as SetUp;
  const secret = bytesOf(setUp);
  const on = await session('POST', 'second-factor/on', { token: setUp.token, code: codeNow(secret) });
  expect(on.status, JSON.stringify(on.body)).toBe(200);
  const { recoveryCodes } = on.body as { recoveryCodes: string[] };
  pass();
  return { secret, typed: setUp.secret, recoveryCodes };
}

const tryLogin = (more: object = {}, email = EMAIL) => post('users/login', { email, password: PASSWORD, ...more });
const MORE = { status: 401, body: { errors: [{ name: 'MoreNeeded', data: { step: 'code' } }] } };
const problem = (message: string, path: string) => ({ errors: [{ message, data: { errors: [{ path, message }] } }] });
const mayRead = async (session: Session) => (await session('GET', 'access')).status === 200;

describe('a user who turned the second factor on', () => {
  test('logs in with a code of the app, which counts once', async () => {
    const { secret } = await turnOn(await openSession(EMAIL, PASSWORD));
    expect(await tryLogin()).toMatchObject(MORE);
    expect(await tryLogin({ code: wrongCode(secret) })).toMatchObject({ status: 401, body: problem(WRONG, 'code') });
    const code = codeNow(secret);
    expect(await mayRead(withCookie(await logIn(EMAIL, PASSWORD, { code })))).toBe(true);
    expect(await tryLogin({ code })).toMatchObject({ status: 401, body: problem(WRONG, 'code') });
    pass();
    const codes = Array.from({ length: 4 }, () => tryLogin({ code: codeNow(secret) }));
    expect((await Promise.all(codes)).map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('is asked for no code by a wrong password, nor gets anything for the right one alone', async () => {
    await turnOn(await openSession(EMAIL, PASSWORD));
    const wrong = await post('users/login', { email: EMAIL, password: 'verkeerd-wachtwoord', code: '123456' });
    expect(JSON.stringify(wrong.body)).not.toContain('code');
    const { rows: before } = await cms.database.query('select id from cms.users_sessions');
    await expect(logIn(EMAIL, PASSWORD)).rejects.toThrow('refused: 401');
    expect((await cms.database.query('select id from cms.users_sessions')).rows).toEqual(before);
  });

  test('logs in once with each recovery code, in capitals or not', async () => {
    const { recoveryCodes } = await turnOn(await openSession(EMAIL, PASSWORD));
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await tryLogin({ code: first.toUpperCase().replaceAll('-', ' ') })).status).toBe(200);
    expect((await tryLogin({ code: first })).status).toBe(401);
    const session = withCookie(await logIn(EMAIL, PASSWORD, { code: second }));
    expect((await session('GET', 'second-factor')).body).toEqual({ on: true, required: false, recoveryCodes: 8 });
    const renewed = await session('POST', 'second-factor/recovery-codes', { password: PASSWORD });
    expect((renewed.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect((await tryLogin({ code: recoveryCodes[2] })).status).toBe(401);
  });

  test('R49 is locked after five wrong codes, also of many at once, for what is left of an hour', async () => {
    const { secret, recoveryCodes } = await turnOn(await openSession(EMAIL, PASSWORD));
    const guesses = Array.from({ length: 12 }, () => tryLogin({ code: wrongCode(secret) }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    for (const code of [codeNow(secret), recoveryCodes[0]]) {
      expect(await tryLogin({ code })).toEqual({
        status: 429,
        body: {
          errors: [{ message: 'Er is te vaak een verkeerde code ingevuld. Probeer het over 1\u00a0uur opnieuw.' }],
        },
      });
    }
    pass(3600);
    expect((await tryLogin({ code: codeNow(secret) })).status).toBe(200);
    pass();
    for (let n = 0; n < 4; n += 1) await tryLogin({ code: wrongCode(secret) });
    expect((await tryLogin({ code: codeNow(secret) })).status).toBe(200); // a right code forgives them
    pass();
    for (let n = 0; n < 4; n += 1) expect((await tryLogin({ code: wrongCode(secret) })).status).toBe(401);
  });

  test('takes their other sessions away, and gets none back by turning it off', async () => {
    const [stolen, own] = [await openSession(EMAIL, PASSWORD), await openSession(EMAIL, PASSWORD)];
    const { rows } = await cms.database.query('select * from cms.users_sessions order by _order');
    await turnOn(own);
    expect([await mayRead(stolen), await mayRead(own)]).toEqual([false, true]);
    // As a refresh of the stolen session at that moment would: Payload writes all sessions of a user anew.
    const [{ id, _parent_id, created_at, expires_at }] = rows;
    await cms.database.query('insert into cms.users_sessions values ($1, $2, $3, $4, $5)', [
      ...[9, _parent_id, id, created_at, expires_at],
    ]);
    expect(await mayRead(stolen)).toBe(false);
    expect((await own('POST', 'second-factor/off', { password: PASSWORD })).status).toBe(200);
    expect([await mayRead(stolen), await mayRead(own)]).toEqual([false, true]);
    expect((await tryLogin()).status).toBe(200);
  });

  test('logs in with it after another password too, and a new app replaces the old one', async () => {
    const first = await turnOn(await openSession(EMAIL, PASSWORD));
    const beheerder = await make('beheerder@example.org', 'beheerder');
    const session = await openSession('beheerder@example.org', PASSWORD);
    const password = 'van-de-beheerder';
    const set = { password, currentPassword: PASSWORD };
    expect((await session('PATCH', `users/${joost}`, set)).status).toBe(200);
    expect(await post('users/login', { email: EMAIL, password })).toMatchObject(MORE);
    expect((await session('PATCH', `users/${joost}`, { ...set, password: PASSWORD })).status).toBe(200);
    expect(beheerder).not.toBe(joost);

    const own = withCookie(await logIn(EMAIL, PASSWORD, { code: codeNow(first.secret) }));
    const second = await turnOn(own);
    expect((await tryLogin({ code: codeNow(first.secret) })).status).toBe(401);
    expect((await tryLogin({ code: first.recoveryCodes[0] })).status).toBe(401);
    expect((await tryLogin({ code: codeNow(second.secret) })).status).toBe(200);
  });

  test('shows the secret to nobody, encrypts it, and writes it into no log', async () => {
    const error = vi.spyOn(cms.payload.logger, 'error');
    settings.secondFactorRequired = true;
    const asked = (await tryLogin()).body as { errors: { data: SetUp }[] };
    const logged = error.mock.calls.map(([written]) => ({ ...(written as { err: Error }).err }));
    expect(JSON.stringify(logged)).not.toContain(asked.errors[0]?.data.secret);
    settings.secondFactorRequired = false;

    const own = await openSession(EMAIL, PASSWORD);
    const { secret, typed } = await turnOn(own);
    await make('beheerder@example.org', 'beheerder');
    const beheerder = await openSession('beheerder@example.org', PASSWORD);
    const stored = (await cms.database.query('select * from cms.second_factor')).rows[0].app_secret as string;
    const forms = ['base64', 'base64url', 'hex', 'latin1'] as const;
    for (const form of forms) expect(stored).not.toContain(secret.toString(form));
    for (const session of [own, beheerder]) {
      for (const path of [`users/${joost}?depth=2`, 'users?select[app_secret]=true', 'second-factor', 'users/me']) {
        const body = JSON.stringify((await session('GET', path)).body);
        expect(body, path).not.toContain(stored);
        expect(body, path).not.toContain(typed);
      }
    }
    for (const slug of ['second-factor', 'second_factor', 'recovery_code', 'confirmed_session'])
      expect((await beheerder('GET', `${slug}/1`)).status, slug).not.toBe(200);
  });
});

describe('changing the second factor', () => {
  test('needs the password, of the user alone, and a code of the app', async () => {
    const session = await openSession(EMAIL, PASSWORD);
    for (const path of ['second-factor/app', 'second-factor/recovery-codes', 'second-factor/off']) {
      expect((await send('POST', path, { password: PASSWORD })).status, path).toBe(403);
      for (const password of [undefined, '', 'verkeerd-wachtwoord', { equals: PASSWORD }])
        expect((await session('POST', path, { password })).status, path).toBe(400);
      await cms.payload.unlock({ collection: 'users', data: { email: EMAIL, password: '' }, overrideAccess: true });
    }
    expect((await send('GET', 'second-factor')).status).toBe(403);
    const setUp = (await session('POST', 'second-factor/app', { password: PASSWORD })).body as SetUp;
    const code = codeNow(bytesOf(setUp));
    await make('samira@example.org');
    const other = await openSession('samira@example.org', PASSWORD);
    for (const [by, sent] of [
      [other, { token: setUp.token, code }],
      [session, { token: 'verzonnen', code }],
      [session, { token: setUp.token, code: wrongCode(bytesOf(setUp)) }],
      [session, { token: setUp.token }],
    ] as const)
      expect((await by('POST', 'second-factor/on', sent)).status).toBe(400);
    expect((await session('GET', 'second-factor')).body).toMatchObject({ on: false });
    pass(15 * 60);
    const late = { token: setUp.token, code: codeNow(bytesOf(setUp)) };
    expect((await session('POST', 'second-factor/on', late)).status).toBe(400);
  });

  test('five wrong passwords lock the account, as at the login page', async () => {
    const session = await openSession(EMAIL, PASSWORD);
    for (let n = 0; n < 5; n += 1) await session('POST', 'second-factor/app', { password: `gok-${n}` });
    expect((await session('POST', 'second-factor/app', { password: PASSWORD })).status).toBe(400);
    expect((await tryLogin()).status).toBe(401);
  });
});

describe('where everybody must have a second factor', () => {
  const SET_UP = { status: 401, body: { errors: [{ name: 'MoreNeeded', data: { step: 'app' } }] } };
  const begin = async () => ((await tryLogin()).body as { errors: { data: SetUp }[] }).errors[0]?.data as SetUp;

  test('who has none sets it up at login, and gets in by no other way', async () => {
    const before = await openSession(EMAIL, PASSWORD);
    settings.secondFactorRequired = true;
    expect(await mayRead(before)).toBe(false);
    expect(await tryLogin()).toMatchObject(SET_UP);
    const { rows } = await cms.database.query('select id from cms.users_sessions');
    expect(rows).toHaveLength(1);

    const setUp = await begin();
    expect(setUp.address).toContain('otpauth://totp/Niergenoten%20redactie:joost%40example.org');
    expect(setUp.picture).toMatch(/^data:image\/svg\+xml;base64,/);
    const { token } = setUp;
    expect(await tryLogin({ token, code: wrongCode(bytesOf(setUp)) })).toMatchObject({ body: problem(WRONG, 'code') });
    expect(await tryLogin({ token, code: '' })).toMatchObject({ body: problem(WRONG, 'code') });
    await make('samira@example.org');
    expect(await tryLogin({ token, code: codeNow(bytesOf(setUp)) }, 'samira@example.org')).toMatchObject(SET_UP);
    const { status, body } = await tryLogin({ token, code: codeNow(bytesOf(setUp)) });
    expect([status, (body as { recoveryCodes: string[] }).recoveryCodes.length]).toEqual([200, 10]);
    expect(await tryLogin({ token, code: codeNow(bytesOf(setUp)) })).toMatchObject({ status: 401 });
    pass();
    const session = withCookie(await logIn(EMAIL, PASSWORD, { code: codeNow(bytesOf(setUp)) }));
    expect(await mayRead(session)).toBe(true);
    const off = await session('POST', 'second-factor/off', { password: PASSWORD });
    expect([off.status, await mayRead(session)]).toEqual([409, true]);
  });

  test('a session of before gives what a visitor gets', async () => {
    const session = await openSession(EMAIL, PASSWORD);
    const id = (await session('POST', 'content-pages?draft=true', { title: 'Van Joost' })) as {
      body: { doc: { id: number } };
    };
    settings.secondFactorRequired = true;
    for (const [method, path, body] of [
      ['GET', 'access'],
      ['GET', 'content-pages?draft=true'],
      ['GET', `content-pages/${id.body.doc.id}?draft=true`],
      ['PATCH', `content-pages/${id.body.doc.id}?draft=true`, { title: 'Anders' }],
      ['POST', 'content-pages?draft=true', { title: 'Nieuw' }],
      ['GET', 'users'],
      ['PATCH', `users/${joost}`, { name: 'Anders' }],
      ['POST', 'users/refresh-token'],
      ['GET', 'second-factor'],
      ['POST', 'second-factor/app', { password: PASSWORD }],
      ['POST', 'second-factor/off', { password: PASSWORD }],
      ['POST', `expert-link/content-pages/${id.body.doc.id}`],
      ['GET', `schedules/content-pages/${id.body.doc.id}`],
      ['GET', 'payload-preferences/x'],
      ['POST', 'users/forgot-password', { email: EMAIL }],
      ['POST', 'users/reset-password', { token: 'x', password: 'lang-genoeg-toch' }],
    ] as const) {
      expect(await session(method, path, body), `${method} ${path}`).toEqual(await send(method, path, body));
    }
    expect((await send('GET', 'content-pages?draft=true')).status).toBe(403);
    expect((await session('GET', 'users/me')).body).toMatchObject({ user: null });
    expect((await cms.payload.findByID({ collection: 'users', id: joost })).name).toBe(EMAIL);
  });

  test('a session that cannot be checked is none', async () => {
    const session = await openSession(EMAIL, PASSWORD);
    await cms.database.query('alter table cms.confirmed_session rename to gone');
    expect(await mayRead(session)).toBe(false);
    await cms.database.query('alter table cms.gone rename to confirmed_session');
    expect(await mayRead(session)).toBe(true);
  });

  test('the local login of our own code asks no code, and its session counts nowhere', async () => {
    settings.secondFactorRequired = true;
    const { token } = await cms.payload.login({ collection: 'users', data: { email: EMAIL, password: PASSWORD } });
    expect((await withCookie(`cms-token=${token}`)('GET', 'access')).status).toBe(403);
  });
});

test('the operator takes a lost second factor away, which ends the sessions', async () => {
  const session = await openSession(EMAIL, PASSWORD);
  await turnOn(session);
  expect(await removeSecondFactor(cms.payload, 'niemand@example.org')).toBe(false);
  await saveUser(cms.payload, { email: EMAIL, name: undefined, role: 'redacteur', password: PASSWORD });
  expect(await tryLogin()).toMatchObject(MORE);
  expect(await removeSecondFactor(cms.payload, ' Joost@example.org')).toBe(true);
  expect(await mayRead(session)).toBe(false);
  expect((await tryLogin()).status).toBe(200);
});
