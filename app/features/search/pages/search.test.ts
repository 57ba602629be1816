import { JSDOM } from 'jsdom';
import { beforeAll, expect, it } from 'vitest';
import { readPageRoutes } from '#app/platform/http/pages/page-routes.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { rebuildIndex } from '../entries/index-items.ts';
import { learnVocabulary } from '../vocabulary/learn-vocabulary.ts';

const site = setUpTestSite({ INFOLINE_PHONE: '030 123 456' }, { pages: allPages() });
beforeAll(async () => {
  const recipes = Array.from({ length: 13 }, (_, index) => makeDocument('recipe', { title: `Pastinaaksoep ${index}` }));
  const pages = ['Pastinaken', 'Wat doen pastinaken?'].map((title, index) =>
    makeDocument('content-page', { title, path: `/pastinaken-${index}` }),
  );
  const synonyms = makeDocument('synonyms', { words: ['pastinaaksoep', 'wortelpotage'] });
  const news = Array.from({ length: 38 }, (_, index) =>
    makeDocument('news-article', { title: `Rabarberdag ${index}` }),
  );
  const cakes = ['Rabarberdag', 'Na rabarberdag'].map((title) => makeDocument('recipe', { title }));
  const more = makeDocument('synonyms', { words: ['rabarberdag', 'reuzenstengel'] });
  const help = makeDocument('content-page', {
    ...{ title: 'Schorseneer: bel {infolijn}', path: '/schorseneer', description: 'Bel over schorseneren.' },
    blocks: [{ kind: 'html', id: 'a', html: '<p>Bel op werkdagen {infolijn}.</p>' }],
  });
  const { id: groupId } = await makeGroup(site.platform, { title: 'Moestuin' });
  await makeConversation(site.platform, { groupId, authorId: null, body: 'Wat is schorseneer {infolijn}?' });
  await publish(site.platform, ...recipes, ...pages, synonyms, ...news, ...cakes, more, help);
  await rebuildIndex(site.platform);
  await learnVocabulary(site.platform);
});

async function open(path: string) {
  const response = await request(site, 'GET', path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return { headers: response.headers, document: new JSDOM(response.body).window.document };
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const robots = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content');

// search-3
it('asks for a term, and offers other places', async () => {
  const { document } = await open('/zoeken');
  expect(document.querySelector('main')?.textContent).toContain('Vul hierboven een zoekterm in...');
  expect(robots(document)).toBeUndefined();
  const links = [...document.querySelectorAll('main ul a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['/nierziekten', '/bibliotheek', '/groepen', '/advies']));
});

it('R16 a search is for no search engine and no other site, and its title says the term', async () => {
  const { headers, document } = await open('/zoeken?pijler=recepten&zoekterm=pastinaaksoep&page=2');
  expect(document.title).toBe('‘pastinaaksoep’ zoeken in recepten, pagina 2 | Niergenoten');
  expect(robots(document)).toBe('noindex');
  expect(headers['referrer-policy']).toBe('same-origin');
});

it('a search is not cached, and the page without a term is', async () => {
  const { cacheKey } = readPageRoutes((await allPages()).build);
  const keys = ['', 'pijler=recepten', 'zoekterm=soep', 'pijler=recepten&zoekterm=soep', 'page=2'].map((query) =>
    cacheKey('/zoeken', new URLSearchParams(query)),
  );
  expect(keys).toEqual(['/zoeken?', '/zoeken?pijler=recepten', null, null, null]);
});

// search-1
it('shows twelve results with their kind and what was found, and the number in each pillar that has some', async () => {
  const { document } = await open('/zoeken?zoekterm=pastinaaksoep');
  expect(texts(document, 'main [role=status] h2')).toEqual(['13 resultaten voor ‘pastinaaksoep’']);
  expect(document.querySelectorAll('main article')).toHaveLength(12);
  expect(texts(document, 'main article p:first-child')[0]).toBe('Recept');
  expect(texts(document, 'main article h3 mark')).toEqual(Array(12).fill('Pastinaaksoep'));
  expect(texts(document, '[aria-label="Waarin je zoekt"] a')).toEqual([
    'Alles1313 resultaten',
    'Recepten1313 resultaten',
  ]);
});

it.each(['rabarberdag', 'reuzenstengel'])(
  'says that there is more for %s than three pages, and has those',
  async (term) => {
    const { document } = await open(`/zoeken?zoekterm=${term}`);
    expect(texts(document, 'main [role=status] h2')).toEqual([`Meer dan 38 resultaten voor ‘${term}’`]);
    expect(texts(document, 'main [role=status] p').join(' ')).toContain('Met een woord erbij zoek je preciezer.');
    expect(texts(document, '[aria-label="Waarin je zoekt"] a').at(-1)).toBe('Nieuws36+meer dan 36 resultaten');
    const last = await open(`/zoeken?pijler=nieuws&zoekterm=${term}&page=3`);
    expect(last.document.querySelectorAll('main article')).toHaveLength(12);
    const { statusCode } = await request(site, 'GET', `/zoeken?pijler=nieuws&zoekterm=${term}&page=4`);
    expect(statusCode).toBe(302);
  },
);

// search-3
it('search-3: says when nothing was found, and where something was', async () => {
  const { document } = await open('/zoeken?pijler=nieuws&zoekterm=pastinaaksoep');
  expect(texts(document, 'main [role=status] h2')).toEqual(['Er zijn geen resultaten gevonden.']);
  const other = document.querySelector('main li a[href="/zoeken?pijler=recepten&zoekterm=pastinaaksoep"]');
  expect(other?.textContent).toMatch(/^Recepten/);
});

// search-9
it('says what it searched for in place of a mistyped word', async () => {
  const { document } = await open('/zoeken?zoekterm=pastinaksoep');
  expect(texts(document, 'main [role=status]').join()).toContain(
    'Geen resultaten voor ‘pastinaksoep’. Dit zijn de resultaten voor ‘pastinaaksoep’.',
  );
  expect(document.querySelector('input[name=zoekterm]')?.getAttribute('value')).toBe('pastinaksoep');
});

it('finds what a mistyped synonym means, which is on no page itself', async () => {
  const { document } = await open('/zoeken?zoekterm=worrtelpotage');
  expect(texts(document, 'main [role=status]').join()).toContain('Dit zijn de resultaten voor ‘wortelpotage’.');
  expect(texts(document, 'main article h3')[0]).toMatch(/^Pastinaaksoep/);
});

// search-1, search-11
it('shows the synonyms that are on pages', async () => {
  const { document } = await open('/zoeken?zoekterm=reuzenstengel');
  expect(texts(document, 'aside li a')).toContain('rabarberdag');
  const { document: other } = await open('/zoeken?zoekterm=rabarberdag');
  expect(other.body.textContent).not.toMatch(/Er is ook gezocht op|reuzenstengel/);
});

it('has the page first whose title was typed whole', async () => {
  for (const title of ['Wat doen pastinaken?', 'Pastinaken']) {
    const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(title)}`);
    expect(texts(document, 'main article h3')[0]).toBe(title);
  }
});

it('shows the phone number of the setting in what editors wrote, and what members wrote as it is', async () => {
  const { document } = await open('/zoeken?zoekterm=schorseneer');
  const shown = texts(document, 'main article').join('\n');
  const number = '030\u00a0123\u00a0456';
  expect(shown).toContain(`Schorseneer: bel ${number}`);
  expect(shown).toContain(`Bel op werkdagen ${number}.`);
  expect(shown).toContain('Wat is schorseneer {infolijn}?');
  const found = await request(site, 'GET', '/api/v1/Search?query=schorseneer');
  expect(found.json()).toContainEqual(
    expect.objectContaining({
      Title: `Schorseneer: bel ${number}`,
      Introduction: expect.stringContaining(`werkdagen ${number}.`),
    }),
  );
});

// search-13
it('tells the total of which a page of the call is a part', async () => {
  const { all, recipes } = (await request(site, 'GET', '/api/v1/Search/count?query=pastinaaksoep')).json();
  expect([all, recipes]).toEqual(Array(2).fill({ Found: 13, More: false }));
});

// search-1
it('what a word means stands above the results', async () => {
  const word = makeDocument('definition', { title: 'Rabarberdag', description: 'De dag waarop er rabarber is.' });
  await publish(site.platform, word);
  const { document } = await open('/zoeken?zoekterm=rabarberdag');
  const headings = texts(document, 'main h2');
  expect(headings.slice(0, 2)).toEqual(['Wat betekent Rabarberdag?', expect.stringContaining('resultaten')]);
});

// search-2
it.each([
  ['/zoeken?pijler=alles&zoekterm=soep', '/zoeken?zoekterm=soep'],
  ['/zoeken?zoekterm=%20soep%20', '/zoeken?zoekterm=soep'],
  ['/zoeken?zoekterm=pastinaaksoep&page=9', '/zoeken?zoekterm=pastinaaksoep'],
])('%s leads to %s', async (path, to) => {
  const { statusCode, headers } = await request(site, 'GET', path);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

it('news-2: the address of the search of the news is kept', async () => {
  const { document } = await open('/zoeken?pijler=nieuws&boost=1&zoekterm=soep');
  expect(document.querySelector('select[name=pijler] option[selected]')?.textContent).toBe('Nieuws');
});
