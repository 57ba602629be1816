import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../settings/demo.js';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let demo: typeof import('./demo-users.ts');
beforeAll(async () => {
  cms = await openTestCms();
  demo = await import('./demo-users.ts');
});
afterAll(() => cms.close());

const logIn = (email: string, password: string) =>
  cms.payload.login({ collection: 'users', data: { email, password } });
const emails = async () =>
  (await cms.payload.find({ collection: 'users', sort: 'email' })).docs.map(({ email }) => email);

test('outside the demo its users are deleted, except those with a password of their own', async () => {
  await demo.makeDemoUsers(cms.payload);
  const own = { collection: 'users' as const, where: { email: { equals: 'eindredactie@example.org' } } };
  await cms.payload.update({ ...own, data: { password: 'een-eigen-wachtwoord' } });
  const data = {
    email: 'echt@example.org',
    name: 'Echt',
    role: 'beheerder' as const,
    password: 'een-eigen-wachtwoord',
  };
  await cms.payload.create({ collection: 'users', data });
  await logIn('redactie@example.org', DEMO_PASSWORD);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(logIn('redacteur@example.org', 'verkeerd')).rejects.toThrow(); // locked, with the demo's password
  }
  // At each start of the CMS.
  for (let start = 0; start < 6; start += 1) await demo.removeDemoUsers(cms.payload);
  expect(await emails()).toEqual(['echt@example.org', 'eindredactie@example.org']);
  await logIn('eindredactie@example.org', 'een-eigen-wachtwoord');
});
