import { sql } from 'kysely';
import type { z } from 'zod';
import type { blogPostDeleted } from '#app/features/blogs/events.ts';
import { blogFollow, isPostShown } from '#app/features/blogs/index.ts';
import { listMarkers } from '#app/platform/marks/marks.ts';
import { POST_REACTION_KINDS } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { notifyFollowers } from '../commands/notify-followers.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { isWithoutPosts } from '../news.ts';

/** Notifies everybody who follows a blog of a new post in it, as long as it is there. A second time it changes nothing. */
export async function notifyFollowersOfPost(platform: Platform, { postId }: { postId: number }): Promise<void> {
  const post = await platform.db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select(['blog.id as blogId', 'blog.ownerId'])
    .where('blogPost.id', '=', postId)
    .where(isPostShown())
    .executeTakeFirst();
  if (!post) return;
  const news = { kind: 'blog-post', actorId: post.ownerId, subjectId: postId, aboutId: post.blogId } as const;
  await notifyFollowers(platform, {
    ...news,
    followedId: post.blogId,
    listFollowers: (db, page) => listMarkers(db, blogFollow, page),
  });
}

/**
 * Deletes the notifications of a post that was deleted, unless they tell of other posts too, and of the reactions that have
 * gone with it.
 */
export const removePostNotifications = (
  platform: Platform,
  { blogId, postId }: z.output<typeof blogPostDeleted.payload>,
): Promise<void> =>
  removeNotifications(platform, (eb) =>
    eb.or([
      isWithoutPosts(eb, sql`${blogId}`),
      eb.and([eb('kind', 'in', [...POST_REACTION_KINDS]), eb('aboutId', '=', postId)]),
    ]),
  );
