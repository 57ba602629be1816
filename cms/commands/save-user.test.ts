import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { saveUser } from './save-user.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const email = 'marijke@example.org';
const logIn = (password: string) => cms.payload.login({ collection: 'users', data: { email, password } });
const sessions = async () => (await cms.database.query('select from cms.users_sessions')).rowCount;

test('a user who lost their password gets a new one, and can log in at once', async () => {
  await saveUser(cms.payload, { email, name: 'Marijke', role: 'redacteur', password: 'het-eerste-wachtwoord' });
  await logIn('het-eerste-wachtwoord');
  expect(await sessions()).toBe(1);
  for (let tries = 0; tries < 6; tries += 1) await expect(logIn('vergeten')).rejects.toThrow();
  await saveUser(cms.payload, { email, name: undefined, role: 'beheerder', password: 'het-tweede-wachtwoord' });
  expect(await sessions()).toBe(0);
  await expect(logIn('het-eerste-wachtwoord')).rejects.toThrow();
  const { user } = await logIn('het-tweede-wachtwoord');
  expect(user).toMatchObject({ name: 'Marijke', role: 'beheerder' });
});
