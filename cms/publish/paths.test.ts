import type { ValidationError } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
}, 60_000);
afterAll(() => cms.close());

const pathOf = async (id: number) =>
  (await cms.payload.findByID({ collection: 'content-pages', id, draft: true })).path;
const save = (id: number, data: object) =>
  cms.payload.update({ collection: 'content-pages', id, draft: true, data: data as never });
const faultsOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ValidationError) => error.data.errors.map(({ path, message }) => ({ path, message })),
  );

test('an address follows the title until the page has been published, or an editor chooses another', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Gez' });
  expect(await pathOf(id)).toBe('/gez');
  await save(id, { title: 'Gezond & lekker', path: '/gez' });
  expect(await pathOf(id)).toBe('/gezond-en-lekker');
  await cms.payload.update({ collection: 'content-pages', id, data: { _status: 'published' } });
  await save(id, { title: 'Heel gezond', path: '/gezond-en-lekker' });
  expect(await pathOf(id)).toBe('/gezond-en-lekker');
  const other = await draft(cms.payload, 'content-pages', { title: 'Eigen keus', path: '/mijn-adres' });
  await save(other, { title: 'Andere titel', path: '/mijn-adres' });
  expect(await pathOf(other)).toBe('/mijn-adres');
});

test('an address that we propose is one that nobody has', async () => {
  await publish(cms.payload, 'landing-pages', { title: 'Dubbel' });
  const id = await draft(cms.payload, 'content-pages', { title: 'Dubbel' });
  expect(await pathOf(id)).toBe('/dubbel-2');
  const copy = await cms.payload.duplicate({ collection: 'content-pages', id, data: {} });
  expect(copy.path).toBe('/dubbel-3');
});

test('an address of another document is refused at its field, whatever kinds they are', async () => {
  const id = await publish(cms.payload, 'landing-pages', { title: 'Eerste', path: '/bezet' });
  const message = `Dit adres is al van ‘Eerste’ (nummer ${id}). Kies een ander.`;
  const page = { title: 'Tweede', path: '/bezet' };
  expect(await faultsOf(draft(cms.payload, 'content-pages', page))).toEqual([{ path: 'path', message }]);
  const redirect = publish(cms.payload, 'redirects', { from: '/bezet', to: '/over' });
  expect(await faultsOf(redirect)).toEqual([{ path: 'from', message }]);
  const article = {
    title: 'Artikel',
    path: `/bibliotheek/${await publish(cms.payload, 'topics', { title: 'Dialyse' })}-dialyse`,
  };
  expect(await faultsOf(draft(cms.payload, 'medical-articles', article))).toMatchObject([{ path: 'path' }]);
  await cms.payload.delete({ collection: 'landing-pages', id });
  expect(await faultsOf(draft(cms.payload, 'content-pages', page))).toBeNull();
});

test('an address at which the site has a page of its own is refused, but not where it shows the editors’ page', async () => {
  const message = 'Op dit adres staat een pagina van de site zelf. Kies een ander.';
  for (const path of ['/inloggen', '/groepen/nieuw', '/bibliotheek/eten', '/cms']) {
    const page = draft(cms.payload, 'content-pages', { title: 'Pagina', path });
    expect(await faultsOf(page), path).toEqual([{ path: 'path', message }]);
  }
  const library = { title: 'Bibliotheek', path: '/bibliotheek' };
  expect(await faultsOf(publish(cms.payload, 'landing-pages', library))).toBeNull();
  expect(await faultsOf(publish(cms.payload, 'redirects', { from: '/groepen/oud', to: '/over' }))).toBeNull();
  expect(await pathOf(await draft(cms.payload, 'content-pages', { title: 'Cookies' }))).toBe('/cookies-2');
});

test('of two who publish at the same address at once, one is refused', async () => {
  const ids = await Promise.all([
    draft(cms.payload, 'content-pages', { title: 'Links', path: '/links' }),
    draft(cms.payload, 'content-pages', { title: 'Rechts', path: '/rechts' }),
  ]);
  const both = await Promise.allSettled(
    ids.map((id) =>
      cms.payload.update({ collection: 'content-pages', id, data: { path: '/midden', _status: 'published' } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
