import { expect, it } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as page from './pages/page.tsx';

const site = setUpTestSite({}, { pages: onePage('*', page) });

async function request(url: string) {
  const { statusCode, headers } = await site.server.inject({ url });
  return [statusCode, headers.location];
}

it.each([
  ['advice-topic', '/advies'],
  ['recipe', '/recepten'],
  ['news-article', '/nieuws'],
] as const)(
  'a number alone or with another title leads to the page of a document of the kind %s',
  async (kind, folder) => {
    const { id } = makeDocument(kind);
    const path = `${folder}/${id}-de-titel`;
    await publish(site.platform, makeDocument(kind, { id, path }));
    for (const other of [id, `${id}-`, `${id}-oude-titel`, `${id}-de-titel-2`])
      expect(await request(`${folder}/${other}`), String(other)).toEqual([301, path]);
    expect(await request(`${folder}/${id}0-de-titel`)).toEqual([404, undefined]);
    expect(await request(`/elders/${id}-de-titel`)).toEqual([404, undefined]);
    expect((await site.server.inject(`/api/v1/permanent-redirect?alias=${folder}/${id}`)).body).toContain(path);
  },
);
