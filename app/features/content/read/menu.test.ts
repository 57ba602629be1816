import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { enqueuePublication, makeDocument, publish } from '#tests/support/documents.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { menuLink } from '../main-menu.ts';
import { deliverPublications } from '../store/deliver-publications.ts';
import { findMenu, readMainMenu } from './menu.ts';

const site = setUpTestSite();

const ROUTES = ['/bibliotheek', '/nierziekten', '/groepen'];

beforeEach(async () => {
  await site.platform.db.deleteFrom('document').execute();
  site.platform.pageCache.clear();
  site.clock.advance(1);
});

const contextOf = (routes: readonly string[]) =>
  ({
    platform: site.platform,
    viewer: null,
    isPage: (path: string) => routes.includes(path),
    page: new PageMetadata(),
  }) as unknown as RequestContext;

const readMenu = (routes: readonly string[] = ROUTES) => readMainMenu(contextOf(routes));

const titlesOf = async (routes?: readonly string[]) =>
  (await readMenu(routes)).map(({ title, children, allAbout }) => [
    title,
    ...(children ?? []).map((child) => child.title),
    ...(allAbout ? [`alles: ${allAbout.title}`] : []),
  ]);

describe('choices.md 38: the main menu until an editor publishes one', () => {
  it('begins with the library, and has all dossiers below it', async () => {
    expect((await titlesOf())[0]).toEqual(['Alles over nieren']);
    const [dialysis, mourning] = ['Dialyse', 'Afscheid en rouw'].map((title) => makeDocument('topic', { title }));
    if (dialysis && mourning) await publish(site.platform, dialysis, mourning);
    expect((await titlesOf())[0]).toEqual(['Alles over nieren', 'Afscheid en rouw', 'Dialyse', 'alles: Bibliotheek']);
    expect((await readMenu())[0]?.children?.map(({ url }) => url)).toEqual([mourning?.path, dialysis?.path]);
  });

  it('choices.md 41: has only what exists, and what is added with its route', async () => {
    expect(await titlesOf()).toEqual([['Alles over nieren'], ['Nierziekten A-Z'], ['Community', 'Gesprekken']]);
    site.platform.pageCache.clear();
    const later = await titlesOf([...ROUTES, '/personen', '/recepten', '/zoeken']);
    expect(later.slice(2)).toEqual([['Community', 'Gesprekken', 'Personen'], ['Recepten'], ['Zoeken']]);
  });

  it('has a page of an editor as soon as that is published, and no longer than that', async () => {
    expect(await titlesOf()).not.toContainEqual(['Nieuws']);
    const page = makeDocument('landing-page', { path: '/nieuws' });
    await publish(site.platform, page);
    expect(await titlesOf()).toContainEqual(['Nieuws']);
    await publish(site.platform, { ...page, path: '/ander-nieuws' });
    expect(await titlesOf()).toContainEqual(['Nieuws']); // its old path redirects
    await enqueuePublication(site.platform.db, page.id, null);
    await deliverPublications(site.platform);
    expect(await titlesOf()).not.toContainEqual(['Nieuws']);
  });
});

describe('a menu of an editor', () => {
  const library = { ...menuLink('Lezen', '/bibliotheek'), children: [], allAbout: null };

  it('leaves out what is disabled or missing, and keeps addresses elsewhere', async () => {
    const items = [
      { ...menuLink('Weg', '/weg'), children: [menuLink('Ook weg', '/weg#deel')], allAbout: null },
      { ...menuLink('Uit', '/groepen'), enabled: false, children: [], allAbout: null },
      {
        ...menuLink('Praten', '/weg'),
        children: [menuLink('Groepen', '/groepen?page=2#lijst'), menuLink('Elders', 'https://example.org/weg')],
        allAbout: { title: 'Weg', url: '/weg' },
      },
    ];
    await publish(site.platform, makeDocument('menu', { name: 'main', items }));
    expect(await titlesOf()).toEqual([['Praten', 'Groepen', 'Elders']]);
  });

  it('says which submenus begin expanded', async () => {
    const open = { ...menuLink('Open', '/groepen'), expanded: true, children: [menuLink('A-Z', '/nierziekten')] };
    const items = [open, { ...open, key: 'dicht', title: 'Dicht', expanded: false }];
    const menu = makeDocument('menu', { name: 'main', items: items.map((item) => ({ ...item, allAbout: null })) });
    await publish(site.platform, menu);
    const shown = await readMainMenu(contextOf(ROUTES));
    expect(shown.map(({ title, expanded }) => [title, expanded])).toEqual([
      ['Open', true],
      ['Dicht', undefined],
    ]);
  });

  it('has the dossiers in the submenu of the library, unless the editor made one; on the wire too', async () => {
    await publish(site.platform, makeDocument('topic', { title: 'Dialyse' }));
    const own = { ...library, title: 'Kiezen', children: [menuLink('A-Z', '/nierziekten')] };
    await publish(site.platform, makeDocument('menu', { name: 'main', items: [library, own] }));
    expect(await titlesOf()).toEqual([
      ['Lezen', 'Dialyse'],
      ['Kiezen', 'A-Z'],
    ]);
    const items = await findMenu(contextOf(ROUTES), 'main');
    expect(items?.map(({ children }) => children.map(({ title }) => title))).toEqual([['Dialyse'], ['A-Z']]);
  });
});
