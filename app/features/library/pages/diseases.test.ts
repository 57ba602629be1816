import { beforeAll, expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const site = setUpTestSite({}, { pages: allPages() });
const disease = makeDocument('concept', {
  ...{ title: 'Vlasnier', layWords: ['vlas in je nier'], medicalNames: ['linumnefropathie'], isDisease: true },
  abbreviations: ['LNP (linumnefropathie)'],
});
const organ = makeDocument('concept', { title: 'Vlasorgaan', medicalNames: ['linum'] });
const article = makeDocument('medical-article', {
  ...{ title: 'Vlasnier', path: '/artikelen/vlasnier', concepts: [disease.id, organ.id] },
});
const other = makeDocument('medical-article', { path: '/artikelen/vlas', concepts: [organ.id, disease.id] });
beforeAll(() => publish(site.platform, disease, organ, article, other));

const names = async () => {
  const document = parseHtml((await request(site, 'GET', '/nierziekten')).body);
  return [...document.querySelectorAll('section[id^=letter-] li')].map((entry) => [
    entry.textContent,
    entry.querySelector('a')?.getAttribute('href'),
  ]);
};

it('lists a disease under its names, but for everyday words, and leads to the page that is about it before all else', async () => {
  expect(await names()).toEqual([
    ['Linumnefropathiestaat onder Vlasnier', '/artikelen/vlasnier'],
    ['LNPlinumnefropathiestaat onder Vlasnier', '/artikelen/vlasnier'],
    ['Vlasnier', '/artikelen/vlasnier'],
  ]);
  await publish(site.platform, { ...disease, abbreviations: [] });
  expect((await names()).map(([text]) => text)).toEqual(['Linumnefropathiestaat onder Vlasnier', 'Vlasnier']);
});
