import type { newsContract } from '#app/features/news/contract.ts';
import { makeDocument, makePicture, publish } from '#tests/support/documents.ts';
import type { Fixture } from './fixture.ts';
import { everyone, json, type RowsOf, refused, under } from './row.ts';

const ITEM = [
  ...['id', 'nid', 'title', 'introduction', 'publicationDate'],
  ...under('newsTag', ['id', 'tid', 'name', 'colour']),
  ...under('image', ['url', 'alt', 'description']),
];

/** An article with everything that one may have. Everybody may read it. */
async function publishArticle({ platform }: Fixture) {
  const tag = makeDocument('news-tag');
  const article = makeDocument('news-article', {
    ...{ tag: tag.id, picture: makePicture() },
    blocks: [{ kind: 'html', id: 'a', html: '<p>Nieuws.</p>' }],
  });
  await publish(platform, tag, article);
  return { tag, article };
}

export const newsRows: RowsOf<typeof newsContract> = {
  news: [
    {
      request: async (fixture) => ({ query: { news_tags: (await publishArticle(fixture)).tag.id } }),
      responses: everyone(json(...under('items[]', ITEM), ...under('pager', ['total_pages', 'current_page']))),
    },
  ],
  newsArticle: [
    {
      request: async (fixture) => ({ params: { id: (await publishArticle(fixture)).article.id } }),
      responses: everyone(json(...ITEM, ...under('content[]', ['kind', 'id', 'html']))),
    },
    {
      variant: 'an article that does not exist',
      request: () => ({ params: { id: 2_000_000_000 } }),
      responses: everyone(refused(404, 'not_found')),
    },
  ],
};
