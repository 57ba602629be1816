import { escapeHtml } from '#app/platform/escape-html.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import type { Platform } from '#app/platform/platform.ts';
import { countFile } from './count-file.ts';
import { sendRevalidated } from './etag.ts';

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

/** Serves an RSS feed, for visitors and feed readers alike. */
export const mountRss =
  ({ path, listPath, title, description, list }: Feed): Mount =>
  (server, { platform }) => {
    const { origin } = platform.config.publicUrl;
    server.get(path, { onRequest: countFile(platform) }, async (request, reply) => {
      const items = (await list(platform)).map(({ path, ...item }) => ({ ...item, url: origin + path }));
      const body = renderRss({ title, description, url: origin + listPath, feedUrl: origin + path, items });
      return sendRevalidated(request, reply, { type: 'application/rss+xml', body });
    });
  };

/** A list of pages that readers can follow. All addresses are absolute. */
interface RssChannel {
  title: string;
  description: string;
  /** The page that shows the same list. */
  url: string;
  /** The address of the feed itself. */
  feedUrl: string;
  items: readonly RssItem[];
}

interface RssItem {
  title: string;
  description: string | null;
  /** Its page. It identifies the item, so that it must not change while the item is in the feed. */
  url: string;
  publishedAt: Date;
}

/** A feed as RSS 2.0 (rssboard.org/rss-specification), with the Atom link to itself that its profile asks for. */
export function renderRss({ title, description, url, feedUrl, items }: RssChannel): string {
  const channel = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', 'nl'),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(renderItem),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${channel.join('\n')}
</channel></rss>
`;
}

function renderItem({ title, description, url, publishedAt }: RssItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', publishedAt.toUTCString()),
    ...(description ? [element('description', description)] : []),
  ];
  return `<item>${parts.join('')}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** The text escaped, and without the control characters that XML 1.0 does not allow. */
const escapeXml = (text: string): string => escapeHtml(text.replaceAll(CONTROLS, ''));

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters to leave out
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
