import type { Mount } from '#app/platform/features/define-feature.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type RssItem, renderRss } from './render-rss.ts';

/** An RSS feed of a list of pages. The paths are those of the feed and of the page with the same list. */
export interface Feed {
  path: `/${string}.rss`;
  listPath: string;
  title: string;
  description: string;
  /** The newest items, in the order of the feed. */
  list(platform: Platform): Promise<readonly FeedItem[]>;
}

/** An item with the path of its page in place of its address. */
export type FeedItem = Omit<RssItem, 'url'> & { path: string };

/** How long readers keep a feed before they ask again, in seconds. */
const MAX_AGE = 300;

/** Serves an RSS feed, for visitors and feed readers alike. */
export const mountRss =
  ({ path, listPath, title, description, list }: Feed): Mount =>
  (server, { platform }) => {
    const { origin } = platform.config.publicUrl;
    server.get(path, async (_request, reply) => {
      const items = (await list(platform)).map(({ path, ...item }) => ({ ...item, url: origin + path }));
      const rss = renderRss({ title, description, url: origin + listPath, feedUrl: origin + path, items });
      return reply
        .header('cache-control', `public, max-age=${MAX_AGE}`)
        .type('application/rss+xml; charset=utf-8')
        .send(rss);
    });
  };
