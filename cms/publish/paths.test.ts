import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorsOf } from '../testing/errors-of.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());

const pathOf = async (id: number) =>
  (await cms.payload.findByID({ collection: 'content-pages', id, draft: true })).path;
const save = (id: number, data: object) =>
  cms.payload.update({ collection: 'content-pages', id, draft: true, data: data as never });
test('a path follows the title until the page is published or an editor chooses another', async () => {
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

test('a proposed path is one that no document has', async () => {
  await publish(cms.payload, 'landing-pages', { title: 'Dubbel' });
  const id = await draft(cms.payload, 'content-pages', { title: 'Dubbel' });
  expect(await pathOf(id)).toBe('/dubbel-2');
  const copy = await cms.payload.duplicate({ collection: 'content-pages', id, data: {} });
  expect(copy.path).toBe('/dubbel-3');
});

test('the path of another document is refused at its field, whatever the kinds', async () => {
  const id = await publish(cms.payload, 'landing-pages', { title: 'Eerste', path: '/bezet' });
  const message = `Dit adres is al van ‘Eerste’ (nummer ${id}). Kies een ander.`;
  const page = { title: 'Tweede', path: '/bezet' };
  expect(await errorsOf(draft(cms.payload, 'content-pages', page))).toEqual([{ path: 'path', message }]);
  const redirect = publish(cms.payload, 'redirects', { from: '/bezet', to: '/over' });
  expect(await errorsOf(redirect)).toEqual([{ path: 'from', message }]);
  const article = {
    title: 'Artikel',
    path: `/bibliotheek/${await publish(cms.payload, 'topics', { title: 'Dialyse' })}-dialyse`,
  };
  expect(await errorsOf(draft(cms.payload, 'medical-articles', article))).toMatchObject([{ path: 'path' }]);
  await cms.payload.delete({ collection: 'landing-pages', id });
  expect(await errorsOf(draft(cms.payload, 'content-pages', page))).toBeNull();
});

test('the path of a page of the site itself is refused, unless the site shows the editors’ page there', async () => {
  const message = 'Op dit adres staat een pagina van de site zelf. Kies een ander.';
  const planned = ['/blogs', '/nieuws/oud', '/zoeken', '/personen', '/advies-new-question', '/nieuwsbrief'];
  for (const path of ['/inloggen', '/groepen/nieuw', '/bibliotheek/eten', '/cms', ...planned]) {
    const page = draft(cms.payload, 'content-pages', { title: 'Pagina', path });
    expect(await errorsOf(page), path).toEqual([{ path: 'path', message }]);
  }
  const library = { title: 'Bibliotheek', path: '/bibliotheek' };
  expect(await errorsOf(publish(cms.payload, 'landing-pages', library))).toBeNull();
  expect(await errorsOf(publish(cms.payload, 'redirects', { from: '/groepen/oud', to: '/over' }))).toBeNull();
  expect(await pathOf(await draft(cms.payload, 'content-pages', { title: 'Cookies' }))).toBe('/cookies-2');
  expect(await pathOf(await draft(cms.payload, 'content-pages', { title: 'Blogs' }))).toBe('/blogs-2');
  const served = ['/account/profiel', '/delen/x', '/moderatie/zaken', '/personen/12', '/voorbeeld/12'];
  const technical = ['/api/v1/x', '/assets/x', '/cms/pages', '/dev/mail', '/e-mails/x', '/healthz', '/media/x'];
  for (const from of ['/inloggen', '/bibliotheek', '/zoeken', ...served, ...technical])
    expect(await errorsOf(publish(cms.payload, 'redirects', { from, to: '/over' })), from).toMatchObject([
      { path: 'from' },
    ]);
});

test('when two documents are published at the same path at once, one is refused', async () => {
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
