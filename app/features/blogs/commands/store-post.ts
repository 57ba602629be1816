import { sql } from 'kysely';
import { type Holding, type lockHold, reviewEdit, reviewNew } from '#app/features/moderation/index.ts';
import type { Write } from '#app/platform/database/write.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { type Block, storedBody } from '../body/blocks.ts';
import { blockField } from '../body/form-fields.ts';
import { textOfPost } from '../body/plain-text.ts';
import { blogPostEdited, blogPostPublished } from '../events.ts';
import { attachPictures } from '../pictures/attach-pictures.ts';
import { type LockedPictures, lockPictures } from '../pictures/lock-pictures.ts';
import { POST_KIND, UNKNOWN_PICTURE } from '../rules.ts';
import { BLOGS_TOPIC, blogTopic, postTopic } from '../topics.ts';

export interface PostFields {
  title: string;
  description: string;
  blocks: Block[];
}

interface StoredPost {
  id: number;
  blogId: number;
  /** Null for a post that this publishes. */
  publishedAt: Date | null;
  /** What it said before, and the hold of it, which the caller has locked before the post; for one that is published. */
  former?: { text: string; hold: Awaited<ReturnType<typeof lockHold>> };
}

/**
 * Stores what a post has, in an open transaction. The first time it publishes the post, and counts it in its blog, or holds
 * it. Throws AppError invalid_input for a picture that its author did not upload (rules.md R23).
 */
export async function storePost(
  platform: Pick<Platform, 'jobs'> & Holding,
  tx: Write,
  { by, fields, aboutOther, post }: { by: Viewer; fields: PostFields; aboutOther?: AboutOther; post: StoredPost },
): Promise<void> {
  const { db, now, invalidate, publish } = tx;
  const { id, blogId, publishedAt } = post;
  const { blocks } = fields;
  const pictures = await lockPictures(db, { postId: id, blocks });
  assertOwnPictures(pictures, { by, blocks });
  await db
    .updateTable('blogPost')
    .set({
      title: fields.title,
      description: fields.description,
      body: JSON.stringify(storedBody(blocks)),
      ...(publishedAt ? { editedAt: now } : { publishedAt: now }),
    })
    .where('id', '=', id)
    .execute();
  await attachPictures(platform.jobs, db, { postId: id, blocks, pictures });
  if (!publishedAt) await countFirstPublication(tx, blogId);
  invalidate(postTopic(id), blogTopic(blogId), ...(publishedAt ? [] : [BLOGS_TOPIC]));
  const text = wholeText(fields);
  const thing = { kind: POST_KIND, subjectId: id };
  if (post.former) {
    const { text: former, hold } = post.former;
    await publish(blogPostEdited, { blogId, postId: id });
    await reviewEdit(tx, platform, { ...thing, by, text, aboutOther, former, hold });
    return;
  }
  const held = await reviewNew(tx, platform, { ...thing, by, text, aboutOther });
  if (!held) await publish(blogPostPublished, { blogId, postId: id });
}

/** All that a post says. */
export const wholeText = (fields: PostFields): string => `${fields.title}\n${textOfPost(fields)}`;

const countFirstPublication = ({ db, now }: Write, blogId: number) =>
  db
    .updateTable('blog')
    .set((eb) => ({
      postCount: eb('postCount', '+', 1),
      lastActivityAt: sql<Date>`greatest(last_activity_at, ${now})`,
    }))
    .where('id', '=', blogId)
    .execute();

/**
 * Checks that the member has uploaded all the pictures in these blocks for a post. Throws AppError invalid_input for any
 * other (rules.md R23).
 */
function assertOwnPictures({ owners }: LockedPictures, { by, blocks }: { by: Viewer; blocks: readonly Block[] }): void {
  const fields: FieldErrors = {};
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'image' || block.pictureId === null || owners.get(block.pictureId) === by.memberId) continue;
    fields[blockField(index, 'Content')] = UNKNOWN_PICTURE;
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}
