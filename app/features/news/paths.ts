/** All news. */
export const NEWS_PATH = '/nieuws';

/** The feed of the news. */
export const NEWS_FEED_PATH = '/nieuws.rss';

/** The path of the article of `{id}-{slug}`. */
export const newsPath = (idAndSlug: string): string => `${NEWS_PATH}/${idAndSlug}`;

/** Which news the overview lists. */
export interface NewsView {
  /** The slug of the tag; null for all news. */
  label: string | null;
  /** From 1. */
  page: number;
}

/** The canonical path of a view of the overview: `?label=onderzoek&page=2`; the first page has no number. */
export function newsViewPath({ label = null, page = 1 }: Partial<NewsView>): string {
  const query = new URLSearchParams({ ...(label && { label }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${NEWS_PATH}?${query}` : NEWS_PATH;
}
