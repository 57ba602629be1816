import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, send } from '../testing/calls.ts';
import { draft, publish } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';

let cms: TestCms;
let editor: PayloadRequest['user'];
const login = { email: 'joost@example.org', password: 'lang-genoeg-toch' };
beforeAll(async () => {
  cms = await openTestCms();
  const data = { ...login, name: 'Joost', role: 'beheerder' as const };
  editor = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' };
});
afterAll(() => cms.close());

const pages = 'content-pages';
const stored = (id: number) => cms.payload.findByID({ collection: pages, id, draft: true });

/** Saves as a form of the admin does by itself. Returns what it answers. */
const autosave = (id: number, data: object, collection = pages) =>
  cms.payload.update({
    ...{ collection: collection as typeof pages, id, data: data as never, draft: true, autosave: true },
    ...{ overrideAccess: false, overrideLock: false, user: editor },
  });

test.for(['/bezet', '/inloggen', 'Geen adres'])('an automatic save leaves out %s, and saves the rest', async (path) => {
  const other = await publish(cms.payload, 'landing-pages', { title: 'Ander', path: '/bezet' });
  const id = await draft(cms.payload, pages, { title: 'Pagina', path: '/eigen-adres' });
  const answer = await autosave(id, { path, subtitle: 'Eerst' });
  expect(answer.path, 'what the form keeps').toBe(path);
  await autosave(id, { path, subtitle: 'Daarna', title: 'Andere titel' });
  expect(await stored(id)).toMatchObject({ path: '/eigen-adres', subtitle: 'Daarna', title: 'Andere titel' });
  expect(await cms.draft(id)).toMatchObject({ path: '/eigen-adres' });

  const publication = { path, _status: 'published' as const };
  const refused = cms.payload.update({ collection: pages, id, data: publication, user: editor });
  await expect(refused).rejects.toMatchObject({ data: { errors: [{ path: 'path' }] } });

  const free = await autosave(id, { path: '/vrij', subtitle: 'Ten slotte' });
  expect(free.path).toBe('/vrij');
  expect(await stored(id)).toMatchObject({ path: '/vrij', subtitle: 'Ten slotte' });
  for (const [collection, made] of [
    [pages, id],
    ['landing-pages', other],
  ] as const)
    await cms.payload.delete({ collection, id: made });
});

test('an automatic save of a redirect leaves out a path that a page has', async () => {
  await publish(cms.payload, pages, { title: 'Pagina', path: '/van-een-pagina' });
  const id = await publish(cms.payload, 'redirects', { from: '/oud', to: '/nieuw' });
  const data = { from: '/van-een-pagina', to: '/nieuwer' };
  await autosave(id, data, 'redirects');
  const found = await cms.payload.findByID({ collection: 'redirects', id, draft: true });
  expect(found).toMatchObject({ from: '/oud', to: '/nieuwer' });
});

test('the form learns why a path is refused; visitors learn nothing', async () => {
  const id = await publish(cms.payload, 'landing-pages', { title: 'Eerste', path: '/van-de-eerste' });
  const call = await openSession(login.email, login.password);
  const problemOf = async (path: string, of: object = { collection: pages }) => {
    const parameters = new URLSearchParams({ path, ...of });
    return ((await call('GET', `path-problem?${parameters}`)).body as { problem: string | null }).problem;
  };
  expect(await problemOf('/van-de-eerste')).toBe(`Dit adres is al van ‘Eerste’ (nummer ${id}). Kies een ander.`);
  expect(await problemOf('/van-de-eerste', { collection: 'landing-pages', id: String(id) })).toBeNull();
  expect(await problemOf('/groepen/nieuw')).toMatch(/een pagina van de site zelf/);
  expect(await problemOf('Over ons')).toMatch(/^Een pad begint met/);
  expect(await problemOf('')).toBeNull();
  expect(await problemOf('/vrij-adres')).toBeNull();
  expect((await send('GET', 'path-problem?path=/van-de-eerste')).status).toBe(403);
});
