import { sql } from 'kysely';
import { newForReader } from '#app/features/reactions/index.ts';
import { reactionPath } from '#app/features/reactions/paths.ts';
import type { Database } from '#app/platform/database/database.ts';
import { OPTIMIZATION_FENCE } from '#app/platform/database/list-queries.ts';
import { type DigestEntry, type DigestReader, readerTable } from '#app/platform/digests/readers.ts';
import { conversationPath } from '../paths.ts';
import { conversationReactions } from '../reactions.ts';
import { isConversationShown } from '../shown.ts';

const newReactions = newForReader(conversationReactions, {
  subjectId: 'conversation.id',
  since: sql<Date>`greatest(reader.since, follow.created_at)`,
});

/**
 * The conversations that these readers follow with new reactions, the latest activity first; each leads to the first new
 * one.
 */
export async function listFollowedConversationsForDigest(
  db: Database,
  readers: readonly DigestReader[],
): Promise<DigestEntry[]> {
  const rows = await db
    .selectFrom(readerTable(readers))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversationFollow as follow')
          .innerJoin('conversation', 'conversation.id', 'follow.conversationId')
          .innerJoin('discussionGroup as group', 'group.id', 'conversation.groupId')
          .leftJoin('visit', (join) =>
            join
              .onRef('visit.memberId', '=', 'follow.memberId')
              .onRef('visit.subjectId', '=', 'conversation.id')
              .on('visit.subjectKind', '=', conversationReactions.name),
          )
          .innerJoinLateral(newReactions.as('new'), (join) => join.onTrue())
          .whereRef('follow.memberId', '=', 'reader.memberId')
          .where(isConversationShown())
          .whereRef('conversation.lastActivityAt', '>', 'reader.since')
          .where('new.count', '>', 0)
          .select(['conversation.id', 'conversation.title', 'conversation.slug', 'conversation.lastActivityAt'])
          .select(['group.slug as groupSlug', 'new.count', 'new.firstId'])
          .offset(OPTIMIZATION_FENCE)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['reader.memberId', 'found.title', 'found.slug', 'found.groupSlug', 'found.count', 'found.firstId'])
    .orderBy('found.lastActivityAt', 'desc')
    .orderBy('found.id', 'desc')
    .execute();
  return rows.map(({ memberId, title, slug, groupSlug, count, firstId }) => {
    const path = reactionPath(conversationPath({ slug, group: { slug: groupSlug } }), firstId ?? 0);
    return { memberId, title, path, count };
  });
}
