import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as group from '#app/features/conversations/pages/group.tsx';
import * as dossier from '#app/features/library/pages/dossier.tsx';
import * as page from '#app/features/pages/pages/page.tsx';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

describe.each([
  { route: dossier, pattern: 'bibliotheek/:dossier', path: '/bibliotheek/oud' },
  { route: group, pattern: 'groepen/:group', path: '/groepen/oude-groep' },
  { route: page, pattern: '*', path: '/oude/pagina' },
])('choices.md 21: where $path has no page', ({ route, pattern, path }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({}, { pages: onePage(pattern, route) });
    await publish(site.platform, makeDocument('redirect', { from: path, to: '/nieuw' }));
  });
  afterAll(() => site.close());

  it('a redirect of the editors is followed by 301', async () => {
    const response = await site.server.inject({ url: path });
    expect([response.statusCode, response.headers.location]).toEqual([301, '/nieuw']);
  });

  it('another path is not found', async () => {
    expect((await site.server.inject({ url: `${path}-2` })).statusCode).toBe(404);
  });
});

it('a form at a path without a page is not redirected', async () => {
  const site = await openTestSite({}, { pages: onePage('*', page) });
  await publish(site.platform, makeDocument('redirect', { from: '/oud-formulier', to: '/nieuw' }));
  const headers = {
    origin: site.platform.config.publicUrl.origin,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const response = await site.server.inject({ method: 'POST', url: '/oud-formulier', headers, payload: 'a=b' });
  expect(response.statusCode).toBe(404);
  await site.close();
});
