import { expect, it } from 'vitest';
import { allPages } from '#tests/support/all-pages.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const PROMISE = 'Onder elke video kun je de hele tekst lezen.';

const site = setUpTestSite({}, { pages: allPages() });

/** The text of the page and of its transcripts, with its description. */
async function open() {
  const document = parseHtml((await request(site, 'GET', '/videos')).body);
  const main = document.querySelector('main');
  return {
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    text: main?.textContent ?? '',
    transcripts: [...(main?.querySelectorAll('details') ?? [])].map(({ textContent }) => textContent),
  };
}

it('is there once there is a video, and promises the text of each where each has it', async () => {
  expect((await request(site, 'GET', '/videos')).statusCode).toBe(404);

  const transcript = { html: '<p>Je hebt twee nieren.</p>' };
  await publish(site.platform, makeDocument('video', { title: 'Zo werken je nieren', transcript }));
  const page = await open();
  expect(page.text).toContain(PROMISE);
  expect(page.description).toContain(PROMISE);
  expect(page.transcripts).toEqual([expect.stringContaining('Je hebt twee nieren.')]);

  await publish(site.platform, makeDocument('video', { title: 'Dialyse thuis' }));
  expect((await open()).text).not.toContain(PROMISE);
});
