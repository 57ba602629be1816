import type { Database } from '#app/platform/database/database.ts';
import type { SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { conversationPath } from '../paths.ts';
import { isConversationShown } from '../shown.ts';

/** How many conversation ids one file of the sitemap covers; not every id is that of a public conversation. */
const IDS_PER_FILE = 10_000;

/** The public conversations: only those that a visitor may read (rules.md R18). */
export const conversationsSitemap: SitemapPart = {
  name: 'gesprekken',
  topics: ['conversation', 'conversations', 'group'],
  count,
  list,
};

async function count(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil((last ?? 0) / IDS_PER_FILE);
}

async function list(db: Database, file: number) {
  const conversations = await db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.slug', 'discussionGroup.slug as group', 'conversation.lastActivityAt'])
    .where('conversation.id', '>', (file - 1) * IDS_PER_FILE)
    .where('conversation.id', '<=', file * IDS_PER_FILE)
    .where('conversation.public', '=', true)
    .where(isConversationShown())
    .where('conversation.withdrawnAt', 'is', null)
    .orderBy('conversation.id')
    .execute();
  return conversations.map(({ slug, group, lastActivityAt }) => ({
    path: conversationPath({ slug, group: { slug: group } }),
    changedAt: lastActivityAt,
  }));
}
