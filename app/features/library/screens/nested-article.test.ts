import { beforeAll, expect, it } from 'vitest';
import { makeArticles, makeDocument, publish } from '#tests/support/documents.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

/** A dossier with two articles, of which the first has three children. They are published in another order than theirs. */
const topic = makeDocument('topic', { title: 'Dossier' });
const [first, second] = makeArticles(topic.id, 'Eerste', 'Tweede');
const [a, b, c] = makeArticles(first.id, 'A', 'B', 'C');

const site = setUpTestSite();
beforeAll(async () => {
  await publish(site.platform, topic, second, c, a, first, b);
});

const read = async (url: string) => (await request(site, 'GET', url)).json();
const titles = (teasers: { title: string }[]) => teasers.map(({ title }) => title);
const teaser = ({ id, title, path }: typeof first) => ({
  kind: 'medical_article',
  nid: id,
  title,
  description: null,
  path,
});

it('the breadcrumbs of a nested article have all its ancestors', async () => {
  expect(await read(`/cms/breadcrumbs?slug=${b.path}`)).toEqual([
    { text: 'Home', href: '/' },
    { text: 'Bibliotheek', href: '/bibliotheek' },
    { text: 'Dossier', href: topic.path },
    { text: 'Eerste', href: first.path },
    { text: 'B', href: b.path },
  ]);
});

it('an article has its parent, siblings, children and next article', async () => {
  expect(await read(`/cms/pages${b.path}`)).toMatchObject({
    ...{ parentPage: teaser(first), nextArticle: teaser(c), children: [] },
    siblings: [teaser(a), teaser(b), teaser(c)],
  });
  const parent = await read(`/cms/pages${first.path}`);
  expect([titles(parent.children), titles(parent.siblings)]).toEqual([
    ['A', 'B', 'C'],
    ['Eerste', 'Tweede'],
  ]);
});

it('after the last child of an article comes the next sibling of that article', async () => {
  expect((await read(`/cms/pages${c.path}`)).nextArticle).toEqual(teaser(second));
  expect((await read(`/cms/pages${second.path}`)).nextArticle).toBeNull();
});

it('the children of an article come in pages', async () => {
  const pageOf = async (page: number) => titles(await read(`/cms/childpages/${first.id}?page=${page}&itemsPerPage=2`));
  expect([await pageOf(0), await pageOf(1), await pageOf(2)]).toEqual([['A', 'B'], ['C'], []]);
  expect(titles(await read(`/cms/childpages/${topic.id}`))).toEqual(['Eerste', 'Tweede']);
});
