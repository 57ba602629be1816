import { JSDOM } from 'jsdom';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const ORIGIN = 'http://niergenoten.example';

const site = setUpTestSite({ PUBLIC_URL: ORIGIN, CONTACT_EMAIL: 'redactie@example.org' }, { pages: allPages() });
const tag = makeDocument('news-tag', { title: 'Onderzoek', colour: 'blue' });
const articles = Array.from({ length: 14 }, (_, index) => {
  const id = 500 + index;
  return makeDocument('news-article', {
    ...{ id, title: `Bericht ${index + 1}`, path: `/nieuws/${id}-bericht-${index + 1}` },
    ...{ introduction: `Over ${index + 1}`, publicationDate: `2026-10-${10 + index}`, picture: makePicture() },
    tag: index % 3 === 0 ? tag.id : null,
  });
});
const newest = articles.at(-1) ?? makeDocument('news-article');
beforeAll(async () => {
  await publish(site.platform, tag, makeDocument('news-tag', { title: 'Community' }), ...articles);
});

async function open(path: string) {
  const response = await request(site, 'GET', path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  return parseHtml(response.body);
}

const texts = (within: ParentNode | null | undefined, selector: string) =>
  [...(within?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent);

const section = (document: Document, id: string) => document.querySelector(`section[aria-labelledby=${id}]`);

describe('the overview', () => {
  it('has the newest three with their introduction, then a list', async () => {
    const document = await open('/nieuws');
    expect(texts(section(document, 'nieuwste'), 'h3')).toEqual(['Bericht 14', 'Bericht 13', 'Bericht 12']);
    expect(section(document, 'nieuwste')?.textContent).toContain('Over 14');
    expect(texts(section(document, 'ouder'), 'h3')).toEqual([11, 10, 9, 8, 7, 6, 5].map((n) => `Bericht ${n}`));
    expect(section(document, 'ouder')?.textContent).not.toContain('Over 11');
  });

  it('has only a list on a later page, and only news with one label where one is chosen', async () => {
    const later = await open('/nieuws?page=2');
    expect(section(later, 'nieuwste')).toBeNull();
    expect(texts(section(later, 'ouder'), 'h3')).toEqual(['Bericht 4', 'Bericht 3', 'Bericht 2', 'Bericht 1']);
    const research = await open('/nieuws?label=onderzoek');
    expect(texts(research.querySelector('main'), 'h3')).toEqual([13, 10, 7, 4, 1].map((n) => `Bericht ${n}`));
    expect(texts(research, '[aria-label="Welk nieuws"] [aria-current]')).toEqual(['Onderzoek']);
  });

  it('has a search box for the news alone', async () => {
    const form = (await open('/nieuws')).querySelector('main search form');
    const hidden = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value]);
    expect(form?.getAttribute('action')).toBe('/zoeken');
    expect(hidden).toEqual([
      ['pijler', 'nieuws'],
      ['boost', '1'],
      ['zoekterm', ''],
    ]);
  });

  it.each([
    ['/nieuws?page=1', 301, '/nieuws'],
    ['/nieuws?label=bestaat-niet', 302, '/nieuws'],
    ['/nieuws?page=9', 302, '/nieuws'],
    ['/nieuws?label=onderzoek&page=9', 302, '/nieuws?label=onderzoek'],
  ])('%s leads by %i to %s', async (path, status, to) => {
    const response = await request(site, 'GET', path);
    expect([response.statusCode, response.headers.location]).toEqual([status, to]);
  });
});

describe('an article', () => {
  it('leads to others with its tag, to the newest, and to the editors', async () => {
    const document = await open(articles[6]?.path ?? '');
    expect(texts(section(document, 'lees-ook'), 'a')).toEqual(['Bericht 13', 'Bericht 10', 'Bericht 4']);
    expect(texts(section(document, 'meer-nieuws'), 'h3')).toEqual(['Bericht 14', 'Bericht 12', 'Bericht 11']);
    const mail = document.querySelector('main a[href^="mailto:redactie@example.org?subject="]');
    expect(mail?.textContent).toBe('redactie@example.org');
  });

  it('has no list of others with its tag when it has no tag', async () => {
    const document = await open(newest.path);
    expect(section(document, 'lees-ook')).toBeNull();
    expect(texts(section(document, 'meer-nieuws'), 'h3')).toEqual(['Bericht 13', 'Bericht 12', 'Bericht 11']);
  });

  it('is a NewsArticle for search engines', async () => {
    const document = await open(newest.path);
    const things = texts(document, 'script[type="application/ld+json"]').flatMap((text) => JSON.parse(text)['@graph']);
    expect(things.find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
      headline: newest.title,
      url: ORIGIN + newest.path,
      datePublished: newest.publicationDate,
      image: expect.stringMatching(/^http:\/\/niergenoten\.example\/media\/editorial\//),
    });
  });

  it('has one address', async () => {
    const moved = await request(site, 'GET', '/nieuws/513-oude-titel');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, newest.path]);
    expect((await request(site, 'GET', '/nieuws/9-bericht')).statusCode).toBe(404);
    expect((await request(site, 'GET', '/nieuws/bericht')).statusCode).toBe(404);
  });
});

test('the feed has the newest news, and the sitemap all of it', async () => {
  const feed = await request(site, 'GET', '/nieuws.rss');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { document } = new JSDOM(feed.body, { contentType: 'text/xml' }).window;
  expect(texts(document, 'item > link')[0]).toBe(ORIGIN + newest.path);
  expect(texts(document, 'item > description')[0]).toBe('Over 14');
  expect(texts(document, 'item').length).toBe(14);
  const { body } = await request(site, 'GET', '/sitemaps/paginas.xml');
  expect(body).toContain(`<loc>${ORIGIN}/nieuws</loc>`);
  expect(body).toContain(`<loc>${ORIGIN}${articles[0]?.path}</loc>`);
});

test('an overview that cannot be read says LOADING FAILED', async () => {
  site.clock.advance(1);
  await open('/nieuws?page=2'); // so that the header and the footer are in the cache
  await sql`alter table document rename to elsewhere`.execute(site.platform.db);
  const response = await request(site, 'GET', '/nieuws?label=onderzoek&page=2');
  await sql`alter table elsewhere rename to document`.execute(site.platform.db);
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('LOADING FAILED');
});
