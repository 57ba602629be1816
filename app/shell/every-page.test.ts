import { describe, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeMember, makeSession, type SessionMade } from '#tests/support/factory/members.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const SETTINGS = {
  INFOLINE_PHONE: '0800 123 4567',
  CONTACT_EMAIL: 'hallo@example.org',
  MAGAZINE_URL: 'https://blad.example.org/',
};

const site = setUpTestSite(SETTINGS, { pages: allPages() });

async function open(path: string, as: SessionMade | null = null) {
  const response = await request(site, 'GET', path, { as });
  expect(response.statusCode).toBe(200);
  return { document: parseHtml(response.body), headers: response.headers };
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

it.each(['/', '/groepen', '/inloggen', '/registreren'])(
  'sets no cookie before the reader chooses: %s',
  async (path) => {
    expect((await open(path)).headers['set-cookie']).toBeUndefined();
  },
);

it('has the number of the infoline, the contact address and the magazine of the settings', async () => {
  const { document } = await open('/');
  const links = [...document.querySelectorAll('footer a')].map((link) => link.getAttribute('href'));
  expect(links).toContain('tel:08001234567');
  expect(links).toContain('https://blad.example.org/');
  expect(document.body.innerHTML).toContain('hallo@example.org');
});

describe('the header', () => {
  it.each(['/inloggen', '/registreren'])('has the logo and a way back alone at %s', async (path) => {
    const { document } = await open(path);
    expect(texts(document, 'header nav[aria-label=Hoofdmenu]')).toEqual([]);
    expect(document.querySelectorAll('header a[href="/"]').length).toBeGreaterThan(0);
  });

  it('stands above a page to register that has no footer', async () => {
    expect((await open('/registreren')).document.querySelector('footer')).toBeNull();
    expect((await open('/inloggen')).document.querySelector('footer')).not.toBeNull();
  });

  it('has a dropdown for a member, which closes when a submenu opens, and the other way round', async () => {
    const { id } = await makeMember(site.platform, { username: 'Anneke' });
    const { document } = await open('/', await makeSession(site.platform, id));
    const menu = document.querySelector('header nav[aria-label="Mijn account"]');
    const entries = [...(menu?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent?.trim());
    expect(entries).toEqual(['Mijn profiel', 'Berichten', 'Meldingen', 'Instellingen', 'Uitloggen']);
    const names = [...document.querySelectorAll('header details')].map((details) => details.getAttribute('name'));
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names)).toEqual(new Set(['kopmenu']));
  });
});
