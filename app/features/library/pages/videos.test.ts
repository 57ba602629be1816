import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const PROMISE = 'Onder elke video kun je de hele tekst lezen.';

const site = setUpTestSite({}, { pages: allPages() });

/** The text of the page and the links in it, with its description. */
async function open() {
  const { document } = new JSDOM((await request(site, 'GET', '/videos')).body).window;
  const main = document.querySelector('main');
  return {
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    text: main?.textContent ?? '',
    links: [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
    transcripts: [...(main?.querySelectorAll('details') ?? [])].map(({ textContent }) => textContent),
  };
}

// library-2
it('promises the text of each video where each has it, and without videos other ways to read on', async () => {
  const empty = await open();
  expect(empty.text).toContain('Er zijn nog geen video’s');
  expect(`${empty.description} ${empty.text}`).not.toMatch(/elke video/);
  expect(empty.links).toEqual(expect.arrayContaining(['/bibliotheek', '/brochures', '/groepen']));

  const transcript = { html: '<p>Je hebt twee nieren.</p>' };
  await publish(site.platform, makeDocument('video', { title: 'Zo werken je nieren', transcript }));
  const page = await open();
  expect(page.text).toContain(PROMISE);
  expect(page.description).toContain(PROMISE);
  expect(page.transcripts).toEqual([expect.stringContaining('Je hebt twee nieren.')]);
  expect(page.text).not.toContain('Er zijn nog geen video’s');

  await publish(site.platform, makeDocument('video', { title: 'Dialyse thuis' }));
  expect((await open()).text).not.toContain(PROMISE);
});
