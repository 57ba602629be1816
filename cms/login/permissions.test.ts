import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, send } from '../testing/calls.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

test('only editors learn which collections there are, and what they may do with them', async () => {
  const data = { email: 'joost@example.org', name: 'Joost', role: 'redacteur' as const, password: 'lang-genoeg-toch' };
  await cms.payload.create({ collection: 'users', data });
  const visitor = await send('GET', 'access');
  expect(visitor.status).toBe(403);
  expect(JSON.stringify(visitor.body)).not.toContain('medical-articles');

  const editor = await openSession(data.email, data.password);
  const { status, body } = await editor('GET', 'access');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    canAccessAdmin: true,
    collections: { 'medical-articles': { read: true, create: true } },
  });
});
