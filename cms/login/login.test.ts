import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { openSession, post, tryLogin } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

const { loginLimit } = settings;

let cms: TestCms;
beforeAll(async () => {
  settings.loginLimit = { points: 20, seconds: 3600 };
  cms = await openTestCms();
});
afterAll(() => {
  settings.loginLimit = loginLimit;
  return cms.close();
});

const PASSWORD = 'lang-genoeg-toch';
const make = async (email: string) =>
  (
    await cms.payload.create({
      collection: 'users',
      data: { email, name: email, role: 'redacteur', password: PASSWORD },
    })
  ).id;

/** Logs in as a browser does, from a new network unless one is given. */
const logIn = (email: string, password: string, network = newNetwork()) =>
  post('users/login', { email, password }, network);

/** How many passwords are hashed meanwhile. A hash takes nearly all of the time of a login. */
async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'PBKDF2REQUEST') hashes += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return hashes;
}
let networks = 0;
const newNetwork = (): string => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
};

test('R2 a failed login does not reveal whether the account exists or is locked', async () => {
  await make('marijke@example.org');
  const unknown = await logIn('niemand@example.org', 'verkeerd');
  expect(unknown.status).toBe(401);
  const known = [];
  for (let tries = 0; tries < 7; tries += 1) known.push(await logIn('marijke@example.org', 'verkeerd'));
  const locked = await logIn('marijke@example.org', PASSWORD);
  for (const { status, body } of [...known, locked])
    expect({ status, body }).toEqual({ status: 401, body: unknown.body });
  await make('open@example.org');
  for (const email of ['open@example.org', 'niemand@example.org', 'marijke@example.org'])
    expect(await countHashes(() => logIn(email, 'verkeerd')), email).toBe(1);
});

test('R2 attempts from one network are limited, whatever the account', async () => {
  await make('joost@example.org');
  const tries = [];
  for (let n = 0; n < 20; n += 1) tries.push((await logIn('', 'x', `2001:db8:7:7::${n}`)).status);
  expect(new Set(tries)).toEqual(new Set([400]));
  const refused = await logIn('joost@example.org', PASSWORD, '2001:db8:7:7::abcd');
  expect(refused).toMatchObject({
    status: 429,
    body: { errors: [{ message: 'Er is te vaak geprobeerd in te loggen. Probeer het over 1\u00a0uur opnieuw.' }] },
  });
  expect((await logIn('joost@example.org', PASSWORD, '2001:db8:7:8::1')).status).toBe(200);
  await cms.database.query(`update cms.login_tries set began_at = began_at - interval '1 hour'`);
  expect((await logIn('joost@example.org', PASSWORD, '2001:db8:7:7::1')).status).toBe(200);
  const { rows } = await cms.database.query('select network from cms.login_tries');
  expect(JSON.stringify(rows)).not.toContain('2001');
});

test('a login that a page of another site sends is refused', async () => {
  await make('vreemd@example.org');
  const login = async (headers: Record<string, string>) =>
    (await tryLogin({ email: 'vreemd@example.org', password: PASSWORD }, headers)).status;
  for (const site of ['cross-site', 'same-site', 'none', 'anders']) {
    expect(await login({ 'sec-fetch-site': site }), site).toBe(403);
  }
  for (const origin of ['https://elders.example', 'null', `${settings.cmsUrl}.elders.example`]) {
    expect(await login({ origin }), origin).toBe(403);
  }
  expect(await login({ 'sec-fetch-site': 'same-origin' })).toBe(200);
});

test('an answer shows nobody the sessions of another user', async () => {
  const id = await make('eigen@example.org');
  const other = await make('ander@example.org');
  await cms.payload.update({ collection: 'users', id, data: { role: 'beheerder' } });
  const call = await openSession('eigen@example.org', PASSWORD);
  await openSession('ander@example.org', PASSWORD);
  const { sessions } = await cms.payload.findByID({ collection: 'users', id: other });
  const session = sessions?.[0]?.id ?? 'none';
  await (await openSession('ander@example.org', PASSWORD))('POST', 'content-pages?draft=true', {
    title: 'Van een ander',
  });
  expect(session).toMatch(/^[\da-f-]{36}$/);
  for (const [method, path, body] of [
    ['GET', 'users?depth=2'],
    ['GET', `users/${other}?select[sessions]=true`],
    ['GET', 'users?select[sessions]=true'],
    ['GET', 'content-pages?draft=true&depth=2'],
    ['GET', 'content-pages/versions?depth=2'],
    ['GET', 'payload-locked-documents?depth=2'],
    ['PATCH', `users/${other}`, { name: 'Anders' }],
    ['PATCH', `users?where[id][equals]=${other}`, { name: 'Anders' }],
  ] as const) {
    const answer = await call(method, path, body);
    expect(answer, path).toMatchObject({ status: 200 });
    expect(JSON.stringify(answer.body), path).not.toContain(session);
  }
  expect(await call('GET', `users?where[sessions.id][equals]=${session}`)).toMatchObject({ status: 400 });
});
