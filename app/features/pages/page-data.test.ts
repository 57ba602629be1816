import { expect, it } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { onePage } from '#tests/support/one-page.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import * as page from './pages/page.tsx';

const site = setUpTestSite({}, { pages: onePage('*', page) });

const dataOf = async (path: string) => JSON.parse((await site.server.inject({ url: path })).body).loader;

it('the data of a page lacks the review date, which is for editors only', async () => {
  const topic = makeDocument('topic');
  const article = makeDocument('medical-article', {
    parent: topic.id,
    reviewOn: '2031-02-03',
    updatedOn: '2026-02-03',
  });
  await publish(site.platform, topic, article);
  const { document } = await dataOf(article.path);
  expect(document).toMatchObject({ title: article.title, updatedOn: '2026-02-03', reviewOn: null });
});

it('of the documents to which a page refers, its data has only the fields that it shows', async () => {
  const topic = makeDocument('topic');
  const common = { parent: topic.id, reviewOn: '2031-02-03' };
  const related = makeDocument('medical-article', { ...common, author: 'A. Uteur' });
  const recipe = makeDocument('recipe', { path: '/recepten/1-soep', description: 'Soep' });
  const blocks = [{ kind: 'recipe-link' as const, id: 'a', recipe: recipe.id }];
  const article = makeDocument('medical-article', { ...common, related: [related.id], blocks });
  await publish(site.platform, topic, related, recipe, article);
  const { refs } = (await dataOf(article.path)).context;
  expect(refs[recipe.id]).toEqual({
    ...{ id: recipe.id, kind: 'recipe', title: recipe.title, path: '/recepten/1-soep', description: 'Soep' },
    ...{ picture: null, altTitle: null, amountOfPeople: 4, minutesNeeded: 25 },
  });
  const { id, title, path } = related;
  expect(refs[id]).toEqual({ id, kind: 'medical-article', title, path, description: null, picture: null });
});
