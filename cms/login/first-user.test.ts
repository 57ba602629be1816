import { afterAll, beforeAll, expect, test } from 'vitest';
import { post } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test('a visitor of a CMS without users cannot make the first user', async () => {
  const first = { email: 'eerste@example.org', password: 'lang-genoeg-toch', name: 'Eerste', role: 'beheerder' };
  for (const path of ['users/first-register', 'users']) {
    expect((await post(path, first)).status, path).toBe(403);
  }
  expect((await cms.payload.count({ collection: 'users' })).totalDocs).toBe(0);
});
