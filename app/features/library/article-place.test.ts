import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { readArticlePlace } from './article-place.ts';

const topic = makeDocument('topic');
const article = (title: string, position: number, id?: number) =>
  makeDocument('medical-article', { title, position, parent: topic.id, ...(id && { id }) });
const [first, second, third] = [article('Een', 1), article('Twee', 2), article('Drie', 3)];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await publish(site.platform, topic, first, second, third);
});
afterAll(() => site.close());

async function placeOf(draft: typeof first, asked = {}) {
  const ctx = { platform: site.platform, viewer: null, page: new PageMetadata() } as unknown as RequestContext;
  const { siblings, next } = await readArticlePlace(ctx, draft, asked);
  return { siblings: siblings.map(({ title }) => title), next: next?.title ?? null };
}

it('an article that nobody has published stands where it will come', async () => {
  const draft = article('Nieuw', 2);
  expect(await placeOf(draft, { draft: true })).toEqual({ siblings: ['Een', 'Twee', 'Nieuw', 'Drie'], next: 'Drie' });
  expect(await placeOf(article('Achteraan', 9), { draft: true })).toMatchObject({ next: null });
});

it('a published one stands there once, with the title and place of its draft', async () => {
  const draft = article('Een, maar later', 3, first.id);
  expect(await placeOf(draft, { draft: true })).toMatchObject({ siblings: ['Twee', 'Een, maar later', 'Drie'] });
  expect(await placeOf(first)).toEqual({ siblings: ['Een', 'Twee', 'Drie'], next: 'Twee' });
});

it('an article that is not among its siblings, as one that was taken back meanwhile, has nothing after it', async () => {
  expect(await placeOf(article('Weg', 2))).toEqual({ siblings: ['Een', 'Twee', 'Drie'], next: null });
});
