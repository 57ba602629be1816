import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPostShown, isPostShownInBlog, POST_KIND } from '#app/features/blogs/index.ts';
import { CONVERSATION_KIND } from '#app/features/conversations/index.ts';
import { isReactionShown } from '#app/features/reactions/index.ts';
import { NEWS_KINDS, POST_KINDS, POST_REACTION_KINDS } from '#app/platform/notification-kinds.ts';
import { notBlocked } from '#app/platform/session/blocks.ts';
import type { OfNotifications } from './commands/remove-notifications.ts';

/** How far the news of one thing is counted. */
const NEWS_MAX = 100;

/** What is new in one thing: how much, the first and who wrote it. */
export interface News {
  count: number;
  firstId: number | null;
  actorId: number | null;
}

const list = (kinds: readonly string[]): RawBuilder<unknown> => sql.join(kinds.map((kind) => sql.lit(kind)));

/**
 * The reactions of which a notification tells: those to its thing from this one to its last, without the member's own, those
 * of who deleted the account, what is withdrawn or hidden, and messages of moderators, which have notifications of their own.
 */
const reactionsFrom = (first: RawBuilder<unknown>) => sql`
  from reaction as item
  where item.subject_id = notification.about_id
  and item.subject_kind = case when notification.kind in (${list(POST_REACTION_KINDS)})
    then ${sql.lit(POST_KIND)} else ${sql.lit(CONVERSATION_KIND)} end
  and item.id between ${first} and notification.subject_id
  and ${isReactionShown('item')} and not item.moderator_message
  and item.author_id <> notification.member_id
  and (notification.kind not in ('quoted', 'blog-quoted') or exists (
    select from reaction as quoted where quoted.id = item.quoted_id and quoted.author_id = notification.member_id
  ))
`;

const firstNew = sql`notification.first_id`;

/** What the member saw last before that, where the line keeps it; else what is new. */
const firstSeen = sql`coalesce(notification.seen_first_id, notification.first_id)`;

const newReactions = reactionsFrom(firstNew);

/** Of these reactions, those of authors whom this member neither blocks nor is blocked by. */
const shownTo = (
  eb: Pick<ExpressionBuilder<never, never>, 'and' | 'not'>,
  { memberId, reactions }: { memberId: number; reactions: RawBuilder<unknown> },
) => sql`${reactions} and ${notBlocked(eb, memberId, sql<number | null>`item.author_id`)}`;

type Blocks = Parameters<typeof shownTo>[0];

/** Whether a notification of reactions tells this member of anything new. */
export const hasNews = (eb: Blocks, memberId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${shownTo(eb, { memberId, reactions: newReactions })})`;

/** Whether it tells them of anything, new or seen before that. */
export const hasReactions = (eb: Blocks, memberId: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select ${shownTo(eb, { memberId, reactions: reactionsFrom(firstSeen) })})`;

/**
 * What is new in the thing of a notification, for a lateral join; nothing for one that is about no such thing. Where a block
 * keeps all of it from the member, it is what they saw before.
 */
export function newsOf(eb: ExpressionBuilder<never, never>, memberId: number): RawBuilder<News> {
  const ofReactions = sql`notification.kind in (${list(NEWS_KINDS)})`;
  const seen = shownTo(eb, { memberId, reactions: reactionsFrom(sql`notification.seen_first_id`) });
  return sql<News>`(
    select count(*)::integer as count, min(id) as first_id, (array_agg(author_id order by id))[1] as actor_id
    from (
      (select item.id, item.author_id ${shownTo(eb, { memberId, reactions: newReactions })} and ${ofReactions}
        order by item.id limit ${sql.lit(NEWS_MAX)})
      union all
      (select item.id, item.author_id ${seen} and ${ofReactions} and not ${hasNews(eb, memberId)}
        order by item.id limit ${sql.lit(NEWS_MAX)})
      union all
      (select item.id, null from blog_post as item
        where notification.kind in (${list(POST_KINDS)}) and item.blog_id = notification.about_id
        and item.id between notification.first_id and notification.subject_id and ${isPostShownInBlog('item')}
        order by item.id limit ${sql.lit(NEWS_MAX)})
    ) as news
  )`;
}

/** Whether it told of this reaction, and nothing of what it tells is left: a condition for what is to be deleted. */
export const isOfNoNews = (eb: OfNotifications, { reactionId }: { reactionId: number }): Expression<SqlBool> =>
  eb.and([
    eb('aboutId', '=', eb.selectFrom('reaction').select('reaction.subjectId').where('reaction.id', '=', reactionId)),
    sql<SqlBool>`${reactionId} between first_id and notification.subject_id`,
    isWithoutReactions(eb),
  ]);

/** Whether nothing is left of the reactions of which it tells. */
export const isWithoutReactions = (eb: OfNotifications): Expression<SqlBool> =>
  eb.and([eb('kind', 'in', [...NEWS_KINDS]), sql<SqlBool>`not exists (select ${newReactions})`]);

/** Whether it told of new posts in one of these blogs, and none of them is left. */
export const isWithoutPosts = (eb: OfNotifications, blogIds: RawBuilder<number>): Expression<SqlBool> =>
  eb.and([
    eb('kind', 'in', [...POST_KINDS]),
    eb('aboutId', '=', blogIds),
    sql<SqlBool>`not exists (
      select from blog_post as item join blog on blog.id = item.blog_id
      where item.blog_id = notification.about_id and item.id between notification.first_id and notification.subject_id
        and ${isPostShown('item')}
    )`,
  ]);
