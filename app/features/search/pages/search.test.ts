import { beforeAll, expect, it } from 'vitest';
import { readPageRoutes } from '#app/platform/http/pages/page-routes.ts';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { makeConversation, makeGroup } from '#tests/support/factory/conversations.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { rebuildIndex } from '../entries/index-items.ts';
import { findSitePage } from '../query/site-pages.ts';
import { learnVocabulary } from '../vocabulary/learn-vocabulary.ts';

const site = setUpTestSite({ INFOLINE_PHONE: '030 123 456' }, { pages: allPages() });
beforeAll(async () => {
  const recipes = Array.from({ length: 13 }, (_, index) => makeDocument('recipe', { title: `Pastinaaksoep ${index}` }));
  const pages = ['Pastinaken', 'Wat doen pastinaken?'].map((title, index) =>
    makeDocument('content-page', { title, path: `/pastinaken-${index}` }),
  );
  pages.push(makeDocument('content-page', { title: 'Creatinine en calcium', path: '/creatinine' }));
  const soup = makeDocument('concept', { title: 'pastinaaksoep', layWords: ['wortelpotage'] });
  const news = Array.from({ length: 38 }, (_, index) =>
    makeDocument('news-article', { title: `Rabarberdag ${index}` }),
  );
  const cakes = ['Rabarberdag', 'Na rabarberdag'].map((title) => makeDocument('recipe', { title }));
  const more = makeDocument('concept', { title: 'rabarberdag', layWords: ['reuzenstengel'] });
  const help = makeDocument('content-page', {
    ...{ title: 'Schorseneer: bel {infolijn}', path: '/schorseneer', description: 'Bel over schorseneren.' },
    blocks: [{ kind: 'html', id: 'a', html: '<p>Bel op werkdagen {infolijn}.</p>' }],
  });
  const { id: groupId } = await makeGroup(site.platform, { title: 'Moestuin' });
  await makeConversation(site.platform, { groupId, authorId: null, body: 'Wat is schorseneer {infolijn}?' });
  const [wax, candle] = [
    makeDocument('concept', {
      title: 'bijenwas',
      layWords: ['spul van imkers'],
      medicalNames: ['cera alba', 'fase 3b', '3b'],
    }),
    makeDocument('concept', { title: 'kaarsvet', layWords: ['druipkaars'], abbreviations: ['Qz2+ (talk)'] }),
  ];
  const related = makeDocument('concept', { title: 'honingraat', related: [wax.id], broader: [candle.id] });
  const about = [wax, related, candle].map(({ id, title }, index) =>
    makeDocument('content-page', { title: `Over iets ${index}`, path: `/over-${title}`, concepts: [id] }),
  );
  await publish(site.platform, wax, candle, related, ...about);
  await publish(site.platform, ...recipes, ...pages, soup, ...news, ...cakes, more, help);
  await rebuildIndex(site.platform);
  await learnVocabulary(site.platform);
});

async function open(path: string) {
  const response = await request(site, 'GET', path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return { headers: response.headers, document: parseHtml(response.body) };
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

const robots = (document: Document) => document.querySelector('meta[name=robots]')?.getAttribute('content');

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

it('says when nothing was found, and where something was', async () => {
  const { document } = await open('/zoeken?pijler=nieuws&zoekterm=pastinaaksoep');
  expect(texts(document, 'main [role=status] h2')).toEqual(['Er zijn geen resultaten gevonden.']);
  const other = document.querySelector('main li a[href="/zoeken?pijler=recepten&zoekterm=pastinaaksoep"]');
  expect(other?.textContent).toMatch(/^Recepten/);
});

it('says what it searched for in place of a mistyped word', async () => {
  const { document } = await open('/zoeken?zoekterm=pastinaksoep');
  expect(texts(document, 'main [role=status]').join()).toContain(
    'Geen resultaten voor ‘pastinaksoep’. Dit zijn de resultaten voor ‘pastinaaksoep’.',
  );
  expect(document.querySelector('main input[name=zoekterm]')?.getAttribute('value')).toBe('pastinaksoep');
});

it('finds what a mistyped synonym means, which is on no page itself', async () => {
  const { document } = await open('/zoeken?zoekterm=worrtelpotage');
  expect(texts(document, 'main [role=status]').join()).toContain('Dit zijn de resultaten voor ‘wortelpotage’.');
  expect(texts(document, 'main article h3')[0]).toMatch(/^Pastinaaksoep/);
});

it('shows the synonyms that are on pages', async () => {
  const { document } = await open('/zoeken?zoekterm=reuzenstengel');
  expect(texts(document, 'aside li a')).toContain('rabarberdag');
  const { document: other } = await open('/zoeken?zoekterm=rabarberdag');
  expect(other.body.textContent).not.toMatch(/Er is ook gezocht op|reuzenstengel/);
});

it.each([
  ['Cera alba', ['Over iets 0', 'Over iets 1']],
  ['spul imkers', ['Over iets 0', 'Over iets 1']],
  ['spulvanimkers', ['Over iets 0', 'Over iets 1']],
  ['druip kaars', ['Over iets 2', 'Over iets 1']],
  ['3b', ['Over iets 0', 'Over iets 1']],
  ['fase3b', ['Over iets 0', 'Over iets 1']],
  ['Qz2+', ['Over iets 2', 'Over iets 1']],
])(
  'a search for %s, a name of a concept, finds the page about it and then what is near to it',
  async (term, expected) => {
    const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(term)}`);
    expect(texts(document, 'main article h3')).toEqual(expected);
  },
);

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

it('tells the total of which a page of the call is a part', async () => {
  const { all, recipes } = (await request(site, 'GET', '/api/v1/Search/count?query=pastinaaksoep')).json();
  expect([all, recipes]).toEqual(Array(2).fill({ Found: 13, More: false }));
});

it('what a word means stands above the results', async () => {
  const word = makeDocument('definition', { title: 'Rabarberdag', description: 'De dag waarop er rabarber is.' });
  await publish(site.platform, word);
  for (const term of ['rabarberdag', 'wat is een rabarberdag?', 'Wat betekent rabarberdag']) {
    const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(term)}`);
    const headings = texts(document, 'main h2');
    expect(headings.slice(0, 2)).toEqual(['Wat betekent Rabarberdag?', expect.stringContaining('resultaten')]);
  }
});

it.each([
  ['/zoeken?pijler=alles&zoekterm=soep', '/zoeken?zoekterm=soep'],
  ['/zoeken?zoekterm=%20soep%20', '/zoeken?zoekterm=soep'],
  ['/zoeken?zoekterm=pastinaaksoep&page=9', '/zoeken?zoekterm=pastinaaksoep'],
])('%s leads to %s', async (path, to) => {
  const { statusCode, headers } = await request(site, 'GET', path);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

it('the address of the search of the news is kept', async () => {
  const { document } = await open('/zoeken?pijler=nieuws&boost=1&zoekterm=soep');
  expect(document.querySelector('select[name=pijler] option[selected]')?.textContent).toBe('Nieuws');
});

it.each([
  ['ik wil niet meer leven', 'Wil je met iemand praten?', ['0800-0113', '112', '030 123 456']],
  ['Ik zie het niet meer zitten', 'Wil je met iemand praten?', ['0800-0113', '112', '030 123 456']],
  ['zelfmoord', 'Wil je met iemand praten?', ['0800-0113', '112', '030 123 456']],
  ['113', 'Wil je met iemand praten?', ['0800-0113', '112', '030 123 456']],
  ['pijn op mijn borst', 'Heb je nu hulp nodig?', ['112']],
  ['Bel ik 112?', 'Heb je nu hulp nodig?', ['112']],
  ['112 bellen', 'Heb je nu hulp nodig?', ['112']],
  ['ik krijg bijna geen lucht', 'Heb je nu hulp nodig?', ['112']],
  ['ik wil dood, moet ik 112 bellen', 'Wil je met iemand praten?', ['0800-0113', '112', '030 123 456']],
  ['shunt blijft bloeden', 'Heb je nu hulp nodig?', ['112']],
])('‘%s’ shows whom to call above the results, in every pillar', async (term, title, phones) => {
  for (const pillar of ['', '&pijler=recepten']) {
    const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(term)}${pillar}`);
    const heading = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === title);
    const panel = heading?.closest('section');
    const numbers = [...(panel?.querySelectorAll('a[href^="tel:"]') ?? [])].map(({ textContent }) =>
      textContent?.trim(),
    );
    expect([pillar, numbers]).toEqual([pillar, phones.map((phone) => `Bel ${phone}`)]);
    const results = document.querySelector('main ul li article') ?? document.querySelector('main h2:last-of-type');
    expect(panel && results && panel.compareDocumentPosition(results) & 4).toBeTruthy();
  }
});

it.each([
  'pastinaak',
  'ik ga dood van de jeuk',
  'dood na een lang leven',
  'spoelen',
  'ambulant',
  'stikstof',
  'bloeden',
])('‘%s’ shows results alone', async (term) => {
  const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(term)}`);
  expect(texts(document, 'main h2')).not.toContain('Wil je met iemand praten?');
  expect(texts(document, 'main h2')).not.toContain('Heb je nu hulp nodig?');
});

it('R16 a cry for help is suggested whom to call, and is counted nowhere', async () => {
  const typed = 'ik wil niet meer leven';
  const { body } = await request(site, 'GET', `/api/v1/Search/suggest/${encodeURIComponent(typed)}`);
  expect(JSON.parse(body)[0]).toBe(`${typed}: bel gratis 0800-0113, dag en nacht`);
  const counted = await site.platform.db.selectFrom('searchCount').select('term').execute();
  const terms = counted.map(({ term }) => term);
  expect(terms).toContain('pijn op mijn borst');
  expect(terms.filter((term) => ['zelfmoord', '113'].includes(term) || term.startsWith('ik wil niet'))).toEqual([]);
});

const suggest = async (typed: string): Promise<string[]> =>
  JSON.parse((await request(site, 'GET', `/api/v1/Search/suggest/${encodeURIComponent(typed)}`)).body);

it('suggests what begins to sound like what is typed, in any spelling', async () => {
  for (const typed of ['kreat', 'kreatini', 'hoge creatie', 'kalk', 'calci'])
    expect(await suggest(typed), typed).toContain('Creatinine en calcium');
  expect(await suggest('pastina')).not.toContain('Creatinine en calcium');
});

it('leads to the page of the site on which one does what was searched for', async () => {
  expect(await suggest('wachtw')).toContain('wachtwoord vergeten');
  const linksFor = async (term: string) => {
    const { document } = await open(`/zoeken?zoekterm=${encodeURIComponent(term)}`);
    return [...document.querySelectorAll('main h2 a')].map((link) => link.getAttribute('href'));
  };
  expect(await linksFor('Ik ben mijn wachtwoord vergeten')).toEqual(['/wachtwoord/vergeten']);
  expect(await linksFor('inloggen')).toEqual(['/inloggen']);
  expect(await linksFor('medicijnen vergeten')).toEqual([]);
  expect(findSitePage('inloggen', { member: true })).toBeNull();
});
