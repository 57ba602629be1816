import { sql } from 'kysely';
import { after, DAY } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';

/**
 * Inserts what the owners of conversations from the id `firstConversation` on were told of reactions in the last half year,
 * in the order of time. Those of the last day and a half they have not seen.
 */
export async function insertNotifications(
  db: OpenTransaction,
  { firstConversation, now }: { firstConversation: number; now: Date },
): Promise<void> {
  const [since, seenBefore] = [after(now, -180 * DAY), after(now, -1.5 * DAY)];
  await sql`
    insert into notification (member_id, kind, actor_id, subject_id, created_at, seen_at)
    select conversation.author_id, case when moderator_message then 'moderator-message' else 'reaction' end,
      reaction.author_id, reaction.id, reaction.created_at,
      case when reaction.created_at < ${seenBefore} then reaction.created_at + interval '1 hour' end
    from reaction join conversation on conversation.id = subject_id and subject_kind = 'conversation'
    where conversation.id >= ${firstConversation} and conversation.author_id <> reaction.author_id
      and reaction.created_at > ${since}
    order by reaction.created_at, reaction.id
  `.execute(db);
}

/** Inserts what followers of blogs were told of new posts, and owners of reactions to theirs; the same way. */
export async function insertBlogNotifications(db: OpenTransaction, now: Date): Promise<void> {
  const [since, seenBefore] = [after(now, -180 * DAY), after(now, -1.5 * DAY)];
  await sql`
    insert into notification (member_id, kind, actor_id, subject_id, created_at, seen_at)
    select told.member_id, told.kind, told.actor_id, told.subject_id, told.at,
      case when told.at < ${seenBefore} then told.at + interval '1 hour' end
    from (
      select blog_follow.member_id, 'blog-post' as kind, blog.owner_id as actor_id, blog_post.id as subject_id,
        blog_post.published_at as at
      from blog_post join blog on blog.id = blog_id join blog_follow on blog_follow.blog_id = blog.id
      union all
      select blog.owner_id, 'blog-reaction', reaction.author_id, reaction.id, reaction.created_at
      from reaction join blog_post on blog_post.id = subject_id and subject_kind = 'blog-post'
      join blog on blog.id = blog_id
      where reaction.author_id <> blog.owner_id
    ) as told
    where told.at > ${since}
    order by told.at, told.subject_id
    on conflict do nothing
  `.execute(db);
}
