import { type RawBuilder, sql } from 'kysely';

/* Which blogs and posts others than their owner and the moderators see, as conditions in a query; policy.ts on a row. */

/**
 * Whether a blog, a row of the query under this name, is shown: it is published, and no moderator hid it
 * (docs/decisions/hiding.md).
 */
export const isBlogShown = (blog = 'blog'): RawBuilder<boolean> => isRowShown(blog);

/** Whether a post is shown in its blog; whether the blog is shown itself, the caller knows. */
export const isPostShownInBlog = (post = 'blogPost'): RawBuilder<boolean> => isRowShown(post);

/** Whether a post is shown, and so is its blog: both are rows of the query. */
export const isPostShown = (post = 'blogPost'): RawBuilder<boolean> =>
  sql<boolean>`(${isPostShownInBlog(post)} and ${isBlogShown()})`;

const isRowShown = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.publishedAt`)} is not null and ${sql.ref(`${row}.hiddenAt`)} is null)`;
