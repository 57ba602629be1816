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
}, 60_000);
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
    body: { errors: [{ message: expect.stringContaining(`Nummer ${id} staat nog op de site. Kies eerst`) }] },
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

test('of several pages none is binned or deleted while one is on the site', async () => {
  const [live, concept] = [
    await publish(cms.payload, pages, { title: 'Een' }),
    await draft(cms.payload, pages, { title: 'Twee' }),
  ];
  const both = `?where[id][in][0]=${live}&where[id][in][1]=${concept}`;
  for (const answer of [await bin(both), await editor('DELETE', `${pages}${both}`)]) {
    expect(answer).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringMatching(/niets verwijderd/) }] },
    });
  }
  expect(await isBinned(concept)).toBe(false);
  expect(await bin(`?where[id][in][0]=${concept}`)).toMatchObject({ status: 200 });
  expect(await isBinned(concept)).toBe(true);
});
