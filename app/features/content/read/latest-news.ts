import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentOf } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';
import { listReferred } from './list-referred.ts';
import type { ReferredOf, WithoutBlocks } from './referred.ts';

type Article = WithoutBlocks<DocumentOf<'news-article'>>;

/** A news article with its tag, if it has one. */
interface News {
  article: Article;
  tag: ReferredOf<'news-tag'> | null;
}

/** The latest news articles, `limit` at most, the newest first. */
export async function listLatestNews(ctx: RequestContext, limit: number): Promise<News[]> {
  const { platform, page } = ctx;
  page.dependsOn(kindTopic('news-article'));
  const rows = await platform.db
    .selectFrom('document')
    .select(sql<Article>`content - 'blocks'`.as('content'))
    .where('kind', '=', 'news-article')
    .orderBy(sql`content ->> 'publicationDate'`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const articles = rows.map(({ content }) => content);
  const tags = await listReferred(ctx, [...new Set(articles.flatMap(({ tag }) => tag ?? []))]);
  return articles.map((article) => ({ article, tag: tagOf(article, tags) }));
}

function tagOf({ tag }: Article, tags: Awaited<ReturnType<typeof listReferred>>) {
  const found = tag === null ? undefined : tags[tag];
  return found?.kind === 'news-tag' ? found : null;
}
