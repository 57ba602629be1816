import { write } from '#app/platform/database/write.ts';
import type { Platform } from '#app/platform/platform.ts';
import { BLOGS_TOPIC } from './topics.ts';

/** Lets the blogs be listed and counted anew when that of a member opened or closed with their profile (choices.md 6). */
export const invalidateBlogsWithBlogOf = (platform: Platform, { memberId }: { memberId: number }): Promise<void> =>
  write(platform, async ({ db, invalidate }) => {
    const blog = await db
      .selectFrom('blog')
      .select('id')
      .where('ownerId', '=', memberId)
      .where('publishedAt', 'is not', null)
      .executeTakeFirst();
    if (blog) invalidate(BLOGS_TOPIC);
  });

/** Lets the blogs be listed and counted anew when a member, whose blog went with the account, is no longer there. */
export const invalidateBlogs = (platform: Platform): Promise<void> =>
  write(platform, async ({ invalidate }) => invalidate(BLOGS_TOPIC));
