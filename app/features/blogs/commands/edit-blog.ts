import { writeOnce } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { blogEdited, blogPublished } from '../events.ts';
import { mayEdit } from '../policy.ts';
import { BLOGS_TOPIC, blogTopic } from '../topics.ts';

interface Edit {
  by: Viewer;
  blogId: number;
  title: string;
  description: string;
  key: string | null;
}

/**
 * Changes the title and introduction of one's own blog; the first time, others see it from then on (choices.md 34). The
 * same texts are not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError not_found,
 * forbidden for the blog of somebody else and for a hidden one, or conflict for a key that was used for something else.
 */
export async function editBlog(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  const draft = { kind: blogDrafts.blog, about: edit.blogId } as const;
  await writeOnce(platform, { by, key, call: 'editBlog', input, draft }, (tx) => changeBlog(tx, edit));
}

async function changeBlog({ db, now, invalidate, publish }: Write, { by, blogId, title, description }: Edit) {
  const blog = await lockBlog(db, blogId);
  if (!mayEdit(by, blog)) throw new AppError('forbidden');
  if (blog.publishedAt && blog.title === title && blog.description === description) return;
  const when = blog.publishedAt ? { editedAt: now } : { publishedAt: now, lastActivityAt: now };
  await db
    .updateTable('blog')
    .set({ title, description, ...when })
    .where('id', '=', blogId)
    .execute();
  invalidate(blogTopic(blogId), BLOGS_TOPIC);
  await publish(blog.publishedAt ? blogEdited : blogPublished, { blogId });
}

/** Reads and locks the blog: until the transaction ends, nobody else can edit it. */
async function lockBlog(db: OpenTransaction, id: number) {
  const blog = await db
    .selectFrom('blog')
    .select(['ownerId', 'title', 'description', 'publishedAt', 'hiddenAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!blog) throw new AppError('not_found');
  return blog;
}
