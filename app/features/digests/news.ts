import { listFollowedBlogsForDigest, listOwnPostsForDigest } from '#app/features/blogs/index.ts';
import { listFollowedConversationsForDigest } from '#app/features/conversations/index.ts';
import { listUnreadForDigest } from '#app/features/messages/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import type { DigestEntry, DigestReader } from '#app/platform/digests/readers.ts';

/** What a digest tells a member, in its parts; at least one has an entry. */
export type News = Readonly<Record<NewsPart, readonly DigestEntry[]>>;

/** The parts of a digest, in their order. */
export const NEWS_PARTS = ['messages', 'conversations', 'ownPosts', 'blogs'] as const;

export type NewsPart = (typeof NEWS_PARTS)[number];

const SOURCES: Readonly<Record<NewsPart, typeof listUnreadForDigest>> = {
  messages: listUnreadForDigest,
  conversations: listFollowedConversationsForDigest,
  ownPosts: listOwnPostsForDigest,
  blogs: listFollowedBlogsForDigest,
};

/**
 * What is new to each of these members in the time of their digest, as they may see it now; nothing for those to whom
 * nothing is. One query for each part, however many members there are.
 */
export async function findNews(db: Database, readers: readonly DigestReader[]): Promise<ReadonlyMap<number, News>> {
  const found = new Map<number, Record<NewsPart, DigestEntry[]>>();
  if (readers.length === 0) return found;
  for (const part of NEWS_PARTS) {
    for (const entry of await SOURCES[part](db, readers)) {
      const news = found.get(entry.memberId) ?? { messages: [], conversations: [], ownPosts: [], blogs: [] };
      news[part].push(entry);
      found.set(entry.memberId, news);
    }
  }
  return found;
}
