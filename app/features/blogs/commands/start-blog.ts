import { reviewNew } from '#app/features/moderation/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { blogPublished } from '../events.ts';
import { BLOG_KIND } from '../rules.ts';
import { BLOGS_TOPIC } from '../topics.ts';

interface NewBlog {
  by: Viewer;
  /** What it starts with; null for a blog that is only begun. */
  fields: { title: string; description: string } | null;
  aboutOther?: AboutOther;
  key: string | null;
}

/**
 * Starts the blog of a member, or holds it, and gives its id. Who has one already gets that one. A repetition with the same
 * `key` gives the same blog. Throws AppError conflict for fields of a second blog and for a key that was used for something
 * else.
 */
export async function startBlog(platform: Platform, { by, fields, aboutOther, key }: NewBlog): Promise<number> {
  const { id: blogId } = await writeOnce(platform, { by, key, call: 'startBlog', input: { fields } }, async (tx) => {
    const id = await insertBlog(tx, { by, fields });
    if (id === null) {
      if (fields) throw new AppError('conflict');
      return readOwnBlogId(tx, by);
    }
    if (fields) {
      tx.invalidate(BLOGS_TOPIC);
      const text = `${fields.title}\n${fields.description}`;
      const thing = { kind: BLOG_KIND, subjectId: id };
      const held = await reviewNew(tx, platform, { ...thing, by, text, aboutOther });
      if (!held) await tx.publish(blogPublished, { blogId: id });
    }
    return id;
  });
  return blogId;
}

/** Gives the id of the new blog; null for a member who has one. */
async function insertBlog({ db, now }: Write, { by, fields }: Pick<NewBlog, 'by' | 'fields'>): Promise<number | null> {
  const inserted = await db
    .insertInto('blog')
    .values({
      ownerId: by.memberId,
      ...(fields ?? { title: '', description: '' }),
      createdAt: now,
      publishedAt: fields && now,
      lastActivityAt: now,
    })
    .onConflict((conflict) => conflict.column('ownerId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

async function readOwnBlogId({ db }: Write, { memberId }: Viewer): Promise<number> {
  const { id } = await db.selectFrom('blog').select('id').where('ownerId', '=', memberId).executeTakeFirstOrThrow();
  return id;
}
