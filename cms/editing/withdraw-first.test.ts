import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../testing/calls.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let editor: Awaited<ReturnType<typeof openSession>>;
beforeAll(async () => {
  cms = await openTestCms();
  const password = 'lang-genoeg-toch';
  const data = { email: 'kim@example.org', name: 'Kim', role: 'eindredacteur', password } as const;
  await cms.payload.create({ collection: 'users', data });
  editor = await openSession('kim@example.org', password);
});
afterAll(() => cms.close());

const pages = 'content-pages';
const bin = (path: string) => editor('PATCH', `${pages}${path}`, { deletedAt: '2026-11-22T12:00:00.000Z' });
const isBinned = async (id: number) =>
  Boolean((await cms.payload.findByID({ collection: pages, id, draft: true, trash: true })).deletedAt);

test('an editor bins or deletes a page only after it was taken off the site', async () => {
  const id = await publish(cms.payload, pages, { title: 'Op de site' });
  await cms.payload.update({ collection: pages, id, draft: true, data: { title: 'Met een concept' } });
  const refusal = {
    status: 409,
    body: { errors: [{ message: expect.stringContaining('‘Op de site’ staat nog op de site. Kies eerst') }] },
  };
  expect(await bin(`/${id}`)).toMatchObject(refusal);
  expect(await editor('DELETE', `${pages}/${id}`)).toMatchObject(refusal);
  expect(await isBinned(id)).toBe(false);
  expect((await cms.published(id))?.document).toMatchObject({ title: 'Op de site' });

  expect(await editor('PATCH', `${pages}/${id}`, { _status: 'draft' })).toMatchObject({ status: 200 });
  expect(await bin(`/${id}`)).toMatchObject({ status: 200 });
  expect(await isBinned(id)).toBe(true);
  expect(await editor('DELETE', `${pages}/${id}?trash=true`)).toMatchObject({ status: 200 });
});

test.for(['PATCH', 'DELETE'])('of several pages only those that are off the site go (%s)', async (method) => {
  const [live, concept] = [
    await publish(cms.payload, pages, { title: 'Een' }),
    await draft(cms.payload, pages, { title: 'Twee' }),
  ];
  const both = `?where[id][in][0]=${live}&where[id][in][1]=${concept}`;
  expect(method === 'PATCH' ? await bin(both) : await editor('DELETE', `${pages}${both}`)).toMatchObject({
    status: 400,
    body: {
      docs: [{ id: concept }],
      errors: [{ id: live, message: expect.stringContaining('‘Een’ staat nog op de site.') }],
    },
  });
  expect((await cms.published(live))?.document).toMatchObject({ title: 'Een' });
  expect(await isBinned(live)).toBe(false);
  const gone = { collection: pages, id: concept, draft: true, trash: true, disableErrors: true } as const;
  expect(await cms.payload.findByID(gone)).toEqual(
    method === 'PATCH' ? expect.objectContaining({ deletedAt: expect.any(String) }) : null,
  );
});

test('what no editor asks for, such as an import, is done', async () => {
  const id = await publish(cms.payload, pages, { title: 'Van een import' });
  await cms.payload.delete({ collection: pages, id });
  expect(await cms.published(id)).toMatchObject({ document: null });
});
