import { assertUnchanged } from '#app/features/drafts/index.ts';
import { lockHold, reviewEdit, reviewNew } from '#app/features/moderation/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { blogEdited, blogPublished } from '../events.ts';
import { mayEdit, refusalTo } from '../policy.ts';
import { BLOG_KIND, versionOf } from '../rules.ts';
import { BLOGS_TOPIC, blogTopic } from '../topics.ts';

interface Edit {
  by: Viewer;
  blogId: number;
  title: string;
  description: string;
  aboutOther?: AboutOther;
  /** When the text that was edited was last changed; null where the caller does not tell. */
  basedOn?: Date | null;
  key: string | null;
}

/**
 * Changes the title and introduction of one's own blog; the first time, others see it from then on (choices.md 34), unless
 * it is held. The same texts are not stored as an edit. A repetition with the same `key` changes nothing. Throws AppError
 * not_found, forbidden for the blog of somebody else and for a hidden one, or conflict when it was changed after the edit began and for a key that
 * was used for something else.
 */
export async function editBlog(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, aboutOther, ...input } = edit;
  const draft = { kind: blogDrafts.blog, about: edit.blogId } as const;
  await writeOnce(platform, { by, key, call: 'editBlog', input, draft }, async (tx) => {
    const thing = { kind: BLOG_KIND, subjectId: edit.blogId };
    const hold = await lockHold(tx.db, thing);
    const changed = await changeBlog(tx, { ...edit, held: hold !== null });
    const text = wholeText(edit);
    const former = changed ? changed.former : edit;
    if (former) {
      if (changed) await tx.publish(blogEdited, { blogId: edit.blogId });
      await reviewEdit(tx, platform, { ...thing, by, text, aboutOther, former: wholeText(former), hold });
      return;
    }
    const held = await reviewNew(tx, platform, { ...thing, by, text, aboutOther });
    if (!held) await tx.publish(blogPublished, { blogId: edit.blogId });
  });
}

type Texts = Pick<Edit, 'title' | 'description'>;

/** All that a blog says of itself. */
const wholeText = ({ title, description }: Texts): string => `${title}\n${description}`;

/** Gives what it said before, which is null where this publishes it; and null where nothing is different. */
async function changeBlog(
  { db, now, invalidate }: Write,
  { by, blogId, title, description, held, basedOn = null }: Edit & { held: boolean },
): Promise<{ former: Texts | null } | null> {
  const blog = await lockBlog(db, blogId);
  if (!mayEdit(by, { ...blog, held })) throw refusalTo(by, blog);
  assertUnchanged({ field: 'Title', changedAt: versionOf(blog), basedOn });
  if (blog.publishedAt && blog.title === title && blog.description === description) return null;
  const when = blog.publishedAt ? { editedAt: now } : { publishedAt: now, lastActivityAt: now };
  await db
    .updateTable('blog')
    .set({ title, description, ...when })
    .where('id', '=', blogId)
    .execute();
  invalidate(blogTopic(blogId), BLOGS_TOPIC);
  return { former: blog.publishedAt && blog };
}

/** Reads and locks the blog: until the transaction ends, nobody else can edit it. */
async function lockBlog(db: OpenTransaction, id: number) {
  const blog = await db
    .selectFrom('blog')
    .select(['ownerId', 'title', 'description', 'publishedAt', 'hiddenAt', 'createdAt', 'editedAt', 'moderatedAt'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!blog) throw new AppError('not_found');
  return blog;
}
