import { redirect } from 'react-router';
import { countNews, listDocuments, listNewsTeasers, type News } from '#app/features/content/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { slugOf } from '#app/platform/slug.ts';
import { type NewsView, newsViewPath } from '../paths.ts';
import { NEWS_PAGE_SIZE } from '../rules.ts';

/** How many articles the first page shows with their introduction. */
const FEATURED_NEWS = 3;

/** The overview of the news. */
export interface NewsOverview {
  view: NewsView;
  pages: number;
  /** The newest articles, on the first page alone. */
  featured: News[];
  others: News[];
  labels: { slug: string; title: string }[];
}

/**
 * Reads the page of the overview that the address names. An address that names none redirects to the first page, and so
 * does a label that does not exist, but not permanently: editors may add it later.
 */
export async function readNewsOverviewScreen(ctx: RequestContext, request: Request): Promise<NewsOverview> {
  const index = readPageIndex(request);
  const labels = (await listDocuments(ctx, 'news-tag')).map(({ id, title }) => ({ id, title, slug: slugOf(title) }));
  const slug = new URL(request.url).searchParams.get('label');
  const label = labels.find((each) => each.slug === slug);
  if (slug !== null && !label) throw redirect(newsViewPath({}));
  const tag = label?.id ?? null;
  const [news, total] = await Promise.all([
    listNewsTeasers(ctx, { tag, index, size: NEWS_PAGE_SIZE }),
    countNews(ctx, { tag }),
  ]);
  const pages = pageCount(total, NEWS_PAGE_SIZE);
  requirePage({ index, pages }, newsViewPath({ label: slug }));
  const featured = index === 0 ? FEATURED_NEWS : 0;
  return {
    view: { label: slug, page: index + 1 },
    pages,
    featured: news.slice(0, featured),
    others: news.slice(featured),
    labels: labels.map(({ slug, title }) => ({ slug, title })),
  };
}

/** Runs a read, and once more when it fails. What is thrown that is no error, such as a redirect, passes. */
export async function retryOnce<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return read();
  }
}
