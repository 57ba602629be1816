import type { Database } from '#app/platform/database/database.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { conversationPath } from '../paths.ts';

/** How many ids of conversations a file of the sitemap spans. */
const SPAN = 10_000;

/** The open conversations: what a visitor may read, and no other (rules.md R18). */
export const conversationsSitemap: SitemapPart = { name: 'gesprekken', count, list };

async function count(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil((last ?? 0) / SPAN);
}

async function list(db: Database, file: number) {
  const conversations = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.slug', 'discussionGroup.slug as group', 'conversation.lastActivityAt'])
    .where('conversation.id', '>', (file - 1) * SPAN)
    .where('conversation.id', '<=', file * SPAN)
    .where('conversation.public', '=', true)
    .orderBy('conversation.id')
    .execute();
  return conversations.map(({ slug, group, lastActivityAt }) => ({
    path: conversationPath({ slug, group: { slug: group } }),
    changedAt: lastActivityAt,
  }));
}
