import { sql } from 'kysely';
import { isPostShown, POST_KIND } from '#app/features/blogs/index.ts';
import { POST_KINDS, POST_REACTION_KINDS } from '#app/platform/notification-kinds.ts';
import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { storeNotifications } from '../commands/store-notification.ts';
import { isOfGoneReaction, isOfHiding } from './moderation.ts';

/** How many followers are notified in one transaction. */
const BATCH_SIZE = 2000;

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
  const notification = { kind: 'blog-post', actorId: post.ownerId, subjectId: postId } as const;
  let followers = await listFollowers(platform, { blogId: post.blogId, after: 0 });
  while (followers.length > 0) {
    await storeNotifications(platform, { ...notification, memberIds: followers });
    followers = await listFollowers(platform, { blogId: post.blogId, after: followers.at(-1) ?? 0 });
  }
}

/** The next ids of those who follow this blog. */
async function listFollowers({ db }: Platform, { blogId, after }: { blogId: number; after: number }) {
  const rows = await db
    .selectFrom('blogFollow')
    .select('memberId')
    .where('blogId', '=', blogId)
    .where('memberId', '>', after)
    .orderBy('memberId')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Deletes the notifications of a post that was deleted, and of the reactions that have gone with it. */
export const removePostNotifications = (
  platform: Platform,
  { blogId, postId }: { blogId: number; postId: number },
): Promise<void> =>
  removeNotifications(platform, (eb) =>
    eb.or([
      eb.and([eb('kind', 'in', [...POST_KINDS]), eb('subjectId', '=', postId)]),
      eb.and([
        eb('kind', 'in', [...POST_REACTION_KINDS]),
        eb('memberId', '=', eb.selectFrom('blog').select('ownerId').where('id', '=', blogId)),
        sql<boolean>`not exists (select from reaction where id = notification.subject_id)`,
      ]),
      isOfHiding(eb, { kinds: [POST_KIND], subjectId: postId }),
      isOfGoneReaction(eb, platform),
    ]),
  );
