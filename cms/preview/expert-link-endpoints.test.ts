import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPreviewSigned } from '../../app/features/pages/preview/signature.ts';
import { DAY } from '../../app/platform/clock.ts';
import { openSession, send } from '../testing/calls.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let editor: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'redacteur', password } as const;
  await cms.payload.create({ collection: 'users', data });
  editor = await openSession('kim@example.org', password);
});
afterAll(() => cms.close());

const linkTo = async (id: number, method = 'GET') => {
  const { status, body } = await editor(method, `expert-link/content-pages/${id}`);
  expect(status).toBe(200);
  return (body as { link: { url: string; until: number } | null }).link;
};

test('an editor makes a link for an expert, to one document, that ends after seven days', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Te lezen' });
  const { url = '', until = 0 } = (await linkTo(id, 'POST')) ?? {};
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe(`/voorbeeld/${id}`);
  expect(searchParams.get('tot')).toBe(String(until));
  expect(searchParams.get('voor')).toBe('deskundige');
  expect(Math.abs(until - Date.now() - 7 * DAY)).toBeLessThan(60_000);

  const signature = searchParams.get('teken') ?? '';
  const secret = 'another-secret-for-tests-of-32-chars';
  const isSigned = (preview: { id: number; until: number; forExpert?: boolean }, now: number) =>
    isPreviewSigned({ forExpert: true, ...preview }, { signature, secret, now: new Date(now) });
  expect(isSigned({ id, until }, until - 1)).toBe(true);
  expect(isSigned({ id, until }, until)).toBe(false);
  expect(isSigned({ id: id + 1, until }, until - 1)).toBe(false);
  expect(isSigned({ id, until: until + DAY }, until - 1)).toBe(false);
  expect(isSigned({ id, until, forExpert: false }, until - 1)).toBe(false);
});

test('the link of a document is shown again, replaced by a new one, and withdrawn', async () => {
  const [id, other] = [
    await draft(cms.payload, 'content-pages', { title: 'Te lezen' }),
    await draft(cms.payload, 'content-pages', { title: 'Ook te lezen' }),
  ];
  const stored = async () =>
    (await cms.database.query('select until from editorial.expert_link where document_id = $1', [id])).rows;
  expect(await linkTo(id)).toBeNull();
  const first = await linkTo(id, 'POST');
  expect(await linkTo(id)).toEqual(first);
  const second = await linkTo(id, 'POST');
  expect(await linkTo(id)).toEqual(second);
  expect(await stored()).toEqual([{ until: new Date(second?.until ?? 0) }]);
  const otherLink = await linkTo(other, 'POST');
  expect(await linkTo(id, 'DELETE')).toBeNull();
  expect(await linkTo(id)).toBeNull();
  expect(await stored()).toEqual([]);
  expect(await linkTo(other)).toEqual(otherLink);
});

test('a link that has ended is not shown', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Te lezen' });
  await linkTo(id, 'POST');
  await cms.database.query('update editorial.expert_link set until = $1', [new Date(Date.now() - 1000)]);
  expect(await linkTo(id)).toBeNull();
});

test('others make no link, and there is none to what is no document, is gone or is in the bin', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Niet voor jou' });
  for (const method of ['GET', 'POST', 'DELETE']) {
    expect(await send(method, `expert-link/content-pages/${id}`), method).toMatchObject({ status: 403 });
  }
  for (const path of ['users/1', 'media/1', `content-pages/${id}x`, 'content-pages/999999', `topics/${id}`]) {
    expect(await editor('POST', `expert-link/${path}`), path).toMatchObject({ status: 404 });
  }
  await cms.payload.update({ collection: 'content-pages', id, data: { deletedAt: new Date().toISOString() } });
  expect(await editor('POST', `expert-link/content-pages/${id}`)).toMatchObject({ status: 404 });
});
