import { PICTURE_COPIES } from '#app/features/blogs/pictures/picture-copies.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { cleanPicture } from '#app/platform/images/clean-picture.ts';
import type { EncodedCopy } from '#app/platform/images/copies.ts';
import { lockMedia } from '#app/platform/media/lock-media.ts';
import { type MediaStore, mediaKey } from '#app/platform/media/media-store.ts';
import { picturesIn } from './blog-pictures.ts';
import { readBlogs } from './read-demo.ts';
import { renderDrawing } from './render-drawing.ts';

/** The width at which the drawings become pictures, in pixels. */
const WIDTH = 960;

/**
 * Makes the pictures of the demo's blogs from the drawings of content/pictures, those that are not there yet. A picture
 * whose post or owner is gone is left out.
 */
export async function seedBlogPictures({
  db,
  media,
  now,
}: {
  db: Database;
  media: MediaStore;
  now: Date;
}): Promise<void> {
  const missing = await listMissing(db);
  for (const [drawing, pictures] of Map.groupBy(missing, (picture) => picture.drawing)) {
    const copies = await encode(drawing);
    await Promise.all(copies.map(({ content }) => media.store(content)));
    await db.transaction().execute(async (transaction) => {
      await lockMedia.toStore(transaction);
      for (const { id, owner } of pictures) await insertPicture(transaction, { id, owner, copies, now });
    });
  }
}

async function listMissing(db: Database) {
  const pictures = picturesIn(await readBlogs());
  if (pictures.length === 0) return [];
  const there = await db
    .selectFrom('picture')
    .select('id')
    .where(
      'id',
      'in',
      pictures.map(({ id }) => id),
    )
    .execute();
  const known = new Set(there.map(({ id }) => id));
  return pictures.filter(({ id }) => !known.has(id));
}

/** The copies of a drawing. */
const encode = async (drawing: string): Promise<EncodedCopy[]> =>
  cleanPicture(await renderDrawing(drawing, WIDTH), { copies: PICTURE_COPIES, pixels: 24e6, seconds: 30 });

async function insertPicture(
  db: OpenTransaction,
  { id, owner, copies, now }: { id: string; owner: string; copies: readonly EncodedCopy[]; now: Date },
): Promise<void> {
  const post = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .innerJoin('member', 'member.id', 'blog.ownerId')
    .select(['blogPost.id', 'blogPost.body', 'member.id as memberId'])
    .where('member.username', '=', owner)
    .execute();
  const withPicture = post.find(({ body }) => JSON.stringify(body).includes(id));
  if (!withPicture) return;
  const [largest] = copies.toSorted((one, other) => other.width - one.width);
  await db.insertInto('picture').values({ id, memberId: withPicture.memberId, createdAt: now }).execute();
  await db
    .insertInto('pictureFile')
    .values(copies.map(({ name, content }) => ({ pictureId: id, name, mediaKey: mediaKey(content) })))
    .execute();
  await db
    .insertInto('blogPicture')
    .values({ pictureId: id, width: largest?.width ?? WIDTH, height: largest?.height ?? WIDTH, unusedSince: null })
    .execute();
  await db.insertInto('blogPostPicture').values({ postId: withPicture.id, pictureId: id }).execute();
}
