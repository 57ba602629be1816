import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSession, post, send } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

const OLD = 'lang-genoeg-toch';
const NEW = 'heel-iets-anders';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

let joost: number;
let samira: number;
let beheerder: number;
const make = async (name: string, role: 'redacteur' | 'beheerder') =>
  (
    await cms.payload.create({
      collection: 'users',
      data: { email: `${name}@example.org`, name, role, password: OLD },
    })
  ).id;
beforeEach(async () => {
  await cms.payload.delete({ collection: 'users', where: { id: { exists: true } } });
  joost = await make('joost', 'redacteur');
  samira = await make('samira', 'redacteur');
  beheerder = await make('beheerder', 'beheerder');
});

const statusOfLogin = async (name: string, password: string) =>
  (await post('users/login', { email: `${name}@example.org`, password })).status;
const problem = (message: string) => ({
  errors: [{ message, data: { errors: [{ path: 'currentPassword', message }] } }],
});
const MISSING = problem('Vul je huidige wachtwoord in.');
const WRONG = problem('Dit is niet je huidige wachtwoord. Na vijf keer fout kun je tien minuten lang niet inloggen.');

test('an editor changes their own password only with the current one', async () => {
  const session = await openSession('joost@example.org', OLD);
  for (const currentPassword of [undefined, '', ' ', null, {}, [OLD], { equals: OLD }]) {
    const answer = await session('PATCH', `users/${joost}`, { password: NEW, currentPassword });
    expect(answer, JSON.stringify(currentPassword)).toMatchObject({ status: 400, body: MISSING });
  }
  const wrong = await session('PATCH', `users/${joost}`, { password: NEW, currentPassword: 'verkeerd-wachtwoord' });
  expect(wrong).toMatchObject({ status: 400, body: WRONG });
  const form = new FormData();
  form.set('_payload', JSON.stringify({ password: NEW }));
  expect(await session('PATCH', `users/${joost}`, form)).toMatchObject({ status: 400, body: MISSING });
  expect(await statusOfLogin('joost', OLD)).toBe(200);

  const other = await openSession('joost@example.org', OLD);
  const changed = await session('PATCH', `users/${joost}`, { password: NEW, currentPassword: OLD });
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.body)).not.toContain(OLD);
  expect(await statusOfLogin('joost', OLD)).toBe(401);
  expect(await statusOfLogin('joost', NEW)).toBe(200);
  expect((await session('GET', 'access')).status).toBe(200);
  expect((await other('GET', 'access')).status).toBe(403); // other sessions end
});

test('everything but a password is changed without one', async () => {
  const session = await openSession('joost@example.org', OLD);
  const answer = await session('PATCH', `users/${joost}`, { name: 'Joost V.', password: '' });
  expect(answer).toMatchObject({ status: 200, body: { doc: { name: 'Joost V.' } } });
  expect(await statusOfLogin('joost', OLD)).toBe(200);
});

test('a beheerder sets the password of another with their own current one, and ends the sessions of the other', async () => {
  await cms.payload.update({ collection: 'users', id: beheerder, data: { password: 'van-de-beheerder' } });
  const session = await openSession('beheerder@example.org', 'van-de-beheerder');
  const editor = await openSession('joost@example.org', OLD);
  const joosts = `users/${joost}`;
  const all = `users?where[id][equals]=${joost}`;
  for (const path of [joosts, all]) {
    expect(await session('PATCH', path, { password: NEW })).toMatchObject({ status: 400, body: MISSING });
    const wrong = await session('PATCH', path, { password: NEW, currentPassword: OLD });
    expect(wrong).toMatchObject({ status: 400, body: WRONG });
  }
  expect(await statusOfLogin('joost', OLD)).toBe(200);

  const set = { password: NEW, currentPassword: 'van-de-beheerder' };
  expect((await session('PATCH', joosts, set)).status).toBe(200);
  expect(await statusOfLogin('joost', NEW)).toBe(200);
  expect((await editor('GET', 'access')).status).toBe(403);
});

test('nobody else sets a password, whatever they know', async () => {
  const session = await openSession('samira@example.org', OLD);
  const set = { password: NEW, currentPassword: OLD };
  expect((await session('PATCH', `users/${joost}`, set)).status).toBe(403);
  expect((await session('PATCH', `users?where[id][equals]=${samira}`, set)).status).toBe(403);
  expect((await send('PATCH', `users/${joost}`, set)).status).toBe(403);
  const user = { ...(await cms.payload.findByID({ collection: 'users', id: joost })), collection: 'users' as const };
  const local = cms.payload.update({
    collection: 'users',
    id: joost,
    data: { password: NEW },
    overrideAccess: false,
    user,
  });
  await expect(local).rejects.toMatchObject({ status: 400 });
  expect(await statusOfLogin('joost', OLD)).toBe(200);
  expect(await statusOfLogin('samira', OLD)).toBe(200);
});

test('a found session cannot guess the password: five failures lock the account', async () => {
  const session = await openSession('joost@example.org', OLD);
  const guess = (currentPassword: string) => session('PATCH', `users/${joost}`, { password: NEW, currentPassword });
  for (let n = 0; n < 5; n += 1) expect(await guess(`gok-${n}`)).toMatchObject({ status: 400, body: WRONG });
  expect(await guess(OLD)).toMatchObject({ status: 400, body: WRONG });
  expect(await statusOfLogin('joost', OLD)).toBe(401);
});
