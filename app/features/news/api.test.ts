import { beforeAll, expect, it } from 'vitest';
import { makeDocument, publish } from '#tests/support/documents.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';

const CALL = '/api/v1/Drupal/content/news';
const COUNT = 23;

const site = setUpTestSite();
const research = makeDocument('news-tag', { title: 'Onderzoek', colour: 'pink' });
const community = makeDocument('news-tag', { title: 'Community' });
beforeAll(async () => {
  const articles = Array.from({ length: COUNT }, (_, index) =>
    makeDocument('news-article', {
      title: `Bericht ${index + 1}`,
      publicationDate: `2026-10-${String(index + 1).padStart(2, '0')}`,
      tag: index % 2 === 0 ? research.id : null,
    }),
  );
  await publish(site.platform, research, community, ...articles.toReversed());
});

const list = async (query = '') => (await request(site, 'GET', CALL + query)).json();
const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

it('gives the newest news first, ten on a page', async () => {
  const first = await list();
  expect(titles(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Bericht ${COUNT - index}`));
  expect(first.pager).toEqual({ total_pages: 3, current_page: 0 });
  const last = await list('?page=2&news_tags=all');
  expect(titles(last)).toEqual(['Bericht 3', 'Bericht 2', 'Bericht 1']);
  expect(last.pager).toEqual({ total_pages: 3, current_page: 2 });
  expect((await list('?page=3')).items).toEqual([]);
});

it('gives the news with one tag', async () => {
  const tagged = await list(`?news_tags=${research.id}&page=1`);
  expect(titles(tagged)).toEqual(['Bericht 3', 'Bericht 1']);
  expect(tagged.pager.total_pages).toBe(2);
  expect(tagged.items[0].newsTag).toEqual({ id: research.id, tid: research.id, name: 'Onderzoek', colour: 'pink' });
  expect(await list(`?news_tags=${community.id}`)).toEqual({ items: [], pager: { total_pages: 0, current_page: 0 } });
});

it.each(['?page=-1', '?page=x', '?news_tags=x', '?news_tags=0'])('refuses %s', async (query) => {
  expect((await request(site, 'GET', CALL + query)).statusCode).toBe(422);
});

it('has new news at once, and follows a tag that changes', async () => {
  const news = makeDocument('news-article', { publicationDate: '2026-12-01', tag: community.id });
  await publish(site.platform, news);
  site.clock.advance(1);
  expect(titles(await list())[0]).toBe(news.title);
  await publish(site.platform, { ...community, title: 'Samen' });
  expect((await list()).items[0].newsTag.name).toBe('Samen');
});

it('gives an article with its content, and its description where it has no introduction', async () => {
  const article = makeDocument('news-article', {
    ...{ tag: research.id, description: 'Kort gezegd', introduction: null },
    blocks: [{ kind: 'html', id: 'a', html: '<p>Lang.</p>' }],
  });
  await publish(site.platform, article);
  expect((await request(site, 'GET', `${CALL}/${article.id}`)).json()).toMatchObject({
    nid: article.id,
    introduction: 'Kort gezegd',
    newsTag: { name: 'Onderzoek' },
    image: null,
    content: [{ kind: 'html', html: '<p>Lang.</p>' }],
  });
});

it('gives no document of another kind as an article', async () => {
  expect((await request(site, 'GET', `${CALL}/${research.id}`)).statusCode).toBe(404);
});
