import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';

/** Counts one post less or more; the last activity of the blog is that of the posts that are there. */
export const countPost = (db: OpenTransaction, blogId: number, change: 1 | -1) =>
  db
    .updateTable('blog')
    .set((eb) => ({
      postCount: eb('postCount', '+', change),
      lastActivityAt: sql<Date>`coalesce(
        (select max(published_at) from blog_post where blog_id = blog.id and hidden_at is null), published_at, created_at
      )`,
    }))
    .where('id', '=', blogId)
    .execute();

/** Stores that something was published in a blog now. */
export const recordActivity = (db: OpenTransaction, { blogId, now }: { blogId: number; now: Date }) =>
  db
    .updateTable('blog')
    .set({ lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})` })
    .where('id', '=', blogId)
    .execute();
