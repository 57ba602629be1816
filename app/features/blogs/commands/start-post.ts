import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { storedBody } from '../body/blocks.ts';
import { type PostFields, storePost } from './store-post.ts';

interface NewPost {
  by: Viewer;
  /** What it has; null for a post that is only begun. */
  fields: (PostFields & { contentWarnings: readonly ContentWarning[] }) | null;
  aboutOther?: AboutOther;
  key: string | null;
}

/**
 * Starts a post in the member's own blog, and gives its id. Without fields it gives the post that was begun and not yet
 * published, if there is one. A repetition with the same `key` gives the same post. Throws AppError conflict for a member
 * without a published blog, or with a hidden one, and for a key that was used for something else, or invalid_input for
 * somebody else's picture.
 */
export async function startPost(platform: Platform, { by, fields, aboutOther, key }: NewPost): Promise<number> {
  const { id: postId } = await writeOnce(platform, { by, key, call: 'startPost', input: { fields } }, async (tx) => {
    const blogId = await lockOwnBlog(tx.db, by.memberId);
    if (!fields) return beginPost(tx, blogId);
    const contentWarnings = [...fields.contentWarnings];
    const { id } = await insertPost(tx, { blogId, publishedAt: tx.now, contentWarnings });
    await storePost(platform, tx, { by, fields, aboutOther, post: { id, blogId, publishedAt: null } });
    return id;
  });
  return postId;
}

/** The id of the member's blog, locked, so that one post at a time is begun in it. */
async function lockOwnBlog(db: OpenTransaction, ownerId: number): Promise<number> {
  const blog = await db
    .selectFrom('blog')
    .select(['id', 'publishedAt', 'hiddenAt'])
    .where('ownerId', '=', ownerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!blog?.publishedAt || blog.hiddenAt) throw new AppError('conflict');
  return blog.id;
}

/** The id of the post that was begun in this blog; of a new one if there is none. */
async function beginPost(tx: Write, blogId: number): Promise<number> {
  const begun = await tx.db
    .selectFrom('blogPost')
    .select('id')
    .where('blogId', '=', blogId)
    .where('publishedAt', 'is', null)
    .executeTakeFirst();
  return begun?.id ?? (await insertPost(tx, { blogId, publishedAt: null })).id;
}

const insertPost = (
  { db, now }: Write,
  post: { blogId: number; publishedAt: Date | null; contentWarnings?: string[] },
) =>
  db
    .insertInto('blogPost')
    .values({ ...post, title: '', description: '', body: JSON.stringify(storedBody([])), createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
