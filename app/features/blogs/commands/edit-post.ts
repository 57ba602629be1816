import { isDeepStrictEqual } from 'node:util';
import { writeOnce } from '#app/features/drafts/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { type Block, blocksOfStored } from '../body/blocks.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { mayEdit } from '../policy.ts';
import { storePost } from './store-post.ts';

interface Edit {
  by: Viewer;
  postId: number;
  title: string;
  description: string;
  /** If they are left out, the blocks stay. */
  blocks: Block[] | undefined;
  key: string | null;
}

/**
 * Changes one's own post; the first time it is published (choices.md 34). The same post is not stored as an edit. A
 * repetition with the same `key` changes nothing. Throws AppError not_found, forbidden for the post of somebody else and for
 * a hidden one, invalid_input for somebody else's picture, or conflict for a key that was used for something else.
 */
export async function editPost(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, ...input } = edit;
  const draft = { kind: blogDrafts.post, about: edit.postId } as const;
  await writeOnce(platform, { by, key, call: 'editPost', input, draft }, async (tx) => {
    const post = await lockPost(tx.db, edit.postId);
    if (!mayEdit(by, post)) throw new AppError('forbidden');
    const current = { title: post.title, description: post.description, blocks: blocksOfStored(post.body) };
    const fields = { title: edit.title, description: edit.description, blocks: edit.blocks ?? current.blocks };
    if (post.publishedAt && isDeepStrictEqual(fields, current)) return;
    await storePost(platform.jobs, tx, { by, fields, post });
  });
}

/** Reads and locks the post: until the transaction ends, nobody else can edit or delete it. */
async function lockPost(db: OpenTransaction, id: number) {
  const post = await db
    .selectFrom('blogPost')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select((eb) => [
      'blogPost.id',
      'blogPost.blogId',
      'blogPost.title',
      'blogPost.description',
      'blogPost.body',
      'blogPost.publishedAt',
      eb.fn.coalesce('blogPost.hiddenAt', 'blog.hiddenAt').as('hiddenAt'),
      'blog.ownerId',
    ])
    .where('blogPost.id', '=', id)
    .forNoKeyUpdate('blogPost')
    .executeTakeFirst();
  if (!post) throw new AppError('not_found');
  return post;
}
