import { sql } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import type { DocumentOf } from '../published/documents.ts';
import type { Picture } from '../published/picture.ts';
import { kindTopic } from '../topics.ts';
import { withTeaserSizes } from './referred.ts';
import { countDocuments } from './teasers.ts';

/** A news article in a list, with its tag if it has one. */
export interface News {
  id: number;
  title: string;
  path: string;
  introduction: string | null;
  /** A day: 2026-11-21. */
  publicationDate: string;
  picture: Picture | null;
  tag: NewsTag | null;
}

export type NewsTag = Pick<DocumentOf<'news-tag'>, 'id' | 'title' | 'colour'>;

/** Which news a list has: all of it, or only that with one tag. */
export interface NewsFilter {
  /** The id of the tag; null for all news. */
  tag: number | null;
}

/** A page of the news, the newest first. */
export async function listNews(
  ctx: RequestContext,
  { tag, index, size }: PageRequest & NewsFilter,
): Promise<readonly News[]> {
  return readShared(ctx, `news ${tag} ${index} ${size}`, async ({ platform: { db }, page }) => {
    page.dependsOn(...TOPICS);
    const bounds = boundsOf({ index, size });
    return tag === null ? listAll(db, bounds) : listTagged(db, { tag: String(tag), ...bounds });
  });
}

/** The same page of the news as teasers show it: each picture has only the copies that a teaser needs. */
export const listNewsTeasers = async (ctx: RequestContext, page: PageRequest & NewsFilter): Promise<News[]> =>
  (await listNews(ctx, page)).map((news) => ({ ...news, picture: withTeaserSizes('news-article', news.picture) }));

/** How many news articles there are, 10,000 at most: the pages after those are not listed. */
export async function countNews(ctx: RequestContext, { tag }: NewsFilter): Promise<number> {
  return tag === null ? Math.min(await countDocuments(ctx, 'news-article'), MAX_COUNTED) : countTagged(ctx, tag);
}

const MAX_COUNTED = 10_000;

const countTagged = async (ctx: RequestContext, tag: number): Promise<number> => {
  const { total } = await readShared(ctx, `news count ${tag}`, async ({ platform: { db }, page }) => {
    page.dependsOn(...TOPICS);
    const counted = db
      .selectFrom('document')
      .select('id')
      .where('kind', '=', KIND)
      .where(TAG, '=', String(tag))
      .limit(MAX_COUNTED);
    return db
      .selectFrom(counted.as('counted'))
      .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
      .executeTakeFirstOrThrow();
  });
  return total;
};

/** The newest news, for its feed. */
export const listNewestNews = (db: Database, limit: number): Promise<News[]> => listAll(db, { limit, offset: 0 });

const TOPICS = [kindTopic('news-article'), kindTopic('news-tag')];

/** The condition and expressions of the indexes document_news and document_news_tag, letter for letter. */
const KIND = sql.lit('news-article');
const PUBLICATION_DATE = sql<string>`document.content ->> 'publicationDate'`;
const TAG = sql<string>`document.content ->> 'tag'`;

const listAll = prepared((db, bounds: PageBounds) => selectNews(db, bounds));

const listTagged = prepared((db, { tag, limit, offset }: PageBounds & { tag: string }) =>
  selectNews(db, { limit, offset }).where(TAG, '=', tag),
);

const selectNews = (db: Database, { limit, offset }: PageBounds) =>
  db
    .selectFrom('document')
    .select(['document.id', 'document.title', 'document.path', 'document.picture'])
    .select((eb) => [
      PUBLICATION_DATE.as('publicationDate'),
      sql<string | null>`coalesce(document.content ->> 'introduction', document.description)`.as('introduction'),
      eb
        .selectFrom('document as tag')
        .select(
          sql<NewsTag>`json_build_object('id', tag.id, 'title', tag.title, 'colour', tag.content ->> 'colour')`.as(
            'tag',
          ),
        )
        .where('tag.id', '=', sql<number>`(document.content ->> 'tag')::integer`)
        .where('tag.kind', '=', 'news-tag')
        .as('tag'),
    ])
    .where('document.kind', '=', KIND)
    .orderBy(PUBLICATION_DATE, 'desc')
    .orderBy('document.id', 'desc')
    .limit(limit)
    .offset(offset)
    .$narrowType<{ path: string; picture: Picture | null }>();
