import { type Block, storedBody } from '#app/features/blogs/body/blocks.ts';
import { PICTURE_COPIES } from '#app/features/blogs/pictures/picture-copies.ts';
import { setPictureOwner, storePicture } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { nextNumber } from './next-number.ts';

/* Inserts blogs with their posts, reactions and pictures, for tests. */

/** Inserts a published blog of a member. */
export async function makeBlog(
  { db, clock }: Platform,
  { ownerId, ...overrides }: { ownerId: number; title?: string; description?: string; publishedAt?: Date | null },
) {
  const now = clock.now();
  return db
    .insertInto('blog')
    .values({
      ownerId,
      title: `Blog ${nextNumber()}`,
      description: 'Waar deze blog over gaat.',
      createdAt: now,
      publishedAt: now,
      lastActivityAt: now,
      ...overrides,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** Inserts a post in a blog: a published one, or where `publishedAt` is null one that was only begun. */
export async function makePost(
  { db, clock }: Platform,
  {
    blogId,
    blocks = [{ kind: 'text', text: 'Wat er te vertellen was.' }],
    ...overrides
  }: { blogId: number; blocks?: Block[]; title?: string; description?: string; publishedAt?: Date | null },
) {
  const now = clock.now();
  await db
    .updateTable('blog')
    .set((eb) => ({ postCount: eb('postCount', '+', overrides.publishedAt === null ? 0 : 1) }))
    .where('id', '=', blogId)
    .execute();
  return db
    .insertInto('blogPost')
    .values({
      blogId,
      title: `Bericht ${nextNumber()}`,
      description: 'Waar dit bericht over gaat.',
      body: JSON.stringify(storedBody(blocks)),
      createdAt: now,
      publishedAt: now,
      ...overrides,
    })
    .returning(['id', 'title'])
    .executeTakeFirstOrThrow();
}

/** Inserts a reaction to a post, and counts it. */
export async function makePostReaction(
  { db, clock }: Platform,
  { postId, authorId, body = 'Een reactie.' }: { postId: number; authorId: number | null; body?: string },
) {
  await db
    .updateTable('blogPost')
    .set((eb) => ({ reactionCount: eb('reactionCount', '+', 1) }))
    .where('id', '=', postId)
    .execute();
  return db
    .insertInto('reaction')
    .values({ subjectKind: 'blog-post', subjectId: postId, authorId, body, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Stores a picture that a member uploaded for a post. Gives its id. */
export async function makeBlogPicture(platform: Platform, memberId: number): Promise<string> {
  const content = Buffer.from(`afbeelding ${nextNumber()}`);
  const pictureId = await storePicture(
    platform,
    PICTURE_COPIES.map(({ name }) => ({ name, content })),
  );
  await platform.db.transaction().execute(async (transaction) => {
    await setPictureOwner(transaction, { id: pictureId, memberId });
    const unusedSince = platform.clock.now();
    await transaction.insertInto('blogPicture').values({ pictureId, width: 1440, height: 960, unusedSince }).execute();
  });
  return pictureId;
}
