import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPreviewSigned } from '../../app/features/pages/preview/signature.ts';
import { openSession, send } from '../testing/calls.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

const DAY = 24 * 60 * 60 * 1000;

let cms: TestCms;
let editor: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'redacteur', password } as const;
  await cms.payload.create({ collection: 'users', data });
  editor = await openSession('kim@example.org', password);
}, 60_000);
afterAll(() => cms.close());

test('an editor makes a link for an expert, to one document, that ends after seven days', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Te lezen' });
  const { status, body } = await editor('POST', `expert-link/content-pages/${id}`);
  expect(status).toBe(200);
  const { url, until } = body as { url: string; until: number };
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe(`/voorbeeld/${id}`);
  expect(searchParams.get('tot')).toBe(String(until));
  expect(Math.abs(until - Date.now() - 7 * DAY)).toBeLessThan(60_000);

  const signature = searchParams.get('teken') ?? '';
  const secret = 'another-secret-for-tests-of-32-chars';
  const isSigned = (preview: { id: number; until: number }, now: number) =>
    isPreviewSigned(preview, { signature, secret, now: new Date(now) });
  expect(isSigned({ id, until }, until - 1)).toBe(true);
  expect(isSigned({ id, until }, until)).toBe(false);
  expect(isSigned({ id: id + 1, until }, until - 1)).toBe(false);
  expect(isSigned({ id, until: until + DAY }, until - 1)).toBe(false);
});

test('others make no link, and there is none to what is no document, is gone or is in the bin', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Niet voor jou' });
  expect(await send('POST', `expert-link/content-pages/${id}`)).toMatchObject({ status: 403 });
  for (const path of ['users/1', 'media/1', `content-pages/${id}x`, 'content-pages/999999', `topics/${id}`]) {
    expect(await editor('POST', `expert-link/${path}`), path).toMatchObject({ status: 404 });
  }
  await cms.payload.update({ collection: 'content-pages', id, data: { deletedAt: new Date().toISOString() } });
  expect(await editor('POST', `expert-link/content-pages/${id}`)).toMatchObject({ status: 404 });
});
