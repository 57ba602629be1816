import { beforeAll, expect, it } from 'vitest';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { makeArticles, makeDocument, publish } from '#tests/support/documents.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { readArticleNavigation } from './read-article-screen.ts';

const topic = makeDocument('topic');
const [first, second, third] = makeArticles(topic.id, 'Een', 'Twee', 'Drie');
const makeDraft = (title: string, position: number, id = first.id + 1000) =>
  makeDocument('medical-article', { id, title, position, parent: topic.id });

const site = setUpTestSite();
beforeAll(async () => {
  await publish(site.platform, topic, first, second, third);
});

async function navigationOf(draft: typeof first, options = {}) {
  const ctx = { platform: site.platform, viewer: null, page: new PageMetadata() } as unknown as RequestContext;
  const { siblings, next } = await readArticleNavigation(ctx, draft, options);
  return { siblings: siblings.map(({ title }) => title), next: next?.title ?? null };
}

it('a draft of a new article has the position that it will have once it is published', async () => {
  const draft = makeDraft('Nieuw', 2);
  expect(await navigationOf(draft, { draft: true })).toEqual({
    siblings: ['Een', 'Twee', 'Nieuw', 'Drie'],
    next: 'Drie',
  });
  expect(await navigationOf(makeDraft('Achteraan', 9), { draft: true })).toMatchObject({ next: null });
});

it('a draft replaces its published version among the siblings, with its own title and position', async () => {
  const draft = makeDraft('Een, maar later', 3, first.id);
  expect(await navigationOf(draft, { draft: true })).toMatchObject({ siblings: ['Twee', 'Een, maar later', 'Drie'] });
  expect(await navigationOf(first)).toEqual({ siblings: ['Een', 'Twee', 'Drie'], next: 'Twee' });
});

it('an article that was withdrawn in the meantime is not among the siblings, and has no next', async () => {
  expect(await navigationOf(makeDraft('Weg', 2))).toEqual({ siblings: ['Een', 'Twee', 'Drie'], next: null });
});
