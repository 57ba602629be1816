import { z } from 'zod';
import { blockOnWire } from '#app/features/library/contract.ts';
import { call, idParams } from '#app/platform/http/calls/contract.ts';

/** A tag. The specification gives its id two names. */
const newsTag = z.object({
  id: z.int(),
  tid: z.int(),
  name: z.string(),
  colour: z.enum(['blue', 'pink', 'grey']),
});

/** A news article in a list. The specification gives its id two names. */
const newsItem = z.object({
  id: z.int(),
  nid: z.int(),
  title: z.string(),
  introduction: z.string().nullable(),
  publicationDate: z.iso.date(),
  newsTag: newsTag.nullable(),
  image: z.object({ url: z.string(), alt: z.string(), description: z.string().nullable() }).nullable(),
});

export const newsContract = {
  news: call({
    method: 'GET',
    path: '/api/v1/Drupal/content/news',
    summary: 'Een pagina van het nieuws, het nieuwste eerst',
    access: 'anyone',
    query: z.object({
      page: z.coerce.number().int().min(0).max(1_000_000).default(0),
      news_tags: z.union([z.literal('all'), z.coerce.number().int().positive()]).default('all'),
    }),
    response: {
      json: z.object({
        items: z.array(newsItem),
        pager: z.object({ total_pages: z.int(), current_page: z.int() }),
      }),
    },
  }),
  newsArticle: call({
    method: 'GET',
    path: '/api/v1/Drupal/content/news/{id}',
    summary: 'Een nieuwsbericht met zijn inhoud',
    access: 'anyone',
    params: idParams,
    response: { json: newsItem.extend({ content: z.array(blockOnWire) }) },
  }),
};
