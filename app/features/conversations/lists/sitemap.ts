import type { Database } from '#app/platform/database/database.ts';

/** How many numbers of conversations a part of the sitemap spans. */
export const SITEMAP_SPAN = 10_000;

/** How many parts there are. */
export async function countSitemapParts(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return Math.ceil((last ?? 0) / SITEMAP_SPAN);
}

/** The open conversations of a part, counted from 1: what a visitor may read, and no other (rules.md R18). */
export function listSitemapPart(db: Database, part: number) {
  return db
    .selectFrom('conversation')
    .innerJoin('discussionGroup', 'discussionGroup.id', 'conversation.groupId')
    .select(['conversation.slug', 'discussionGroup.slug as group', 'conversation.lastActivityAt'])
    .where('conversation.id', '>', (part - 1) * SITEMAP_SPAN)
    .where('conversation.id', '<=', part * SITEMAP_SPAN)
    .where('conversation.public', '=', true)
    .orderBy('conversation.id')
    .execute();
}
