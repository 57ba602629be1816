import { isDeepStrictEqual } from 'node:util';
import { assertUnchanged } from '#app/features/drafts/index.ts';
import { lockHold } from '#app/features/moderation/index.ts';
import type { ContentWarning } from '#app/platform/content-warnings/content-warnings.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { writeOnce } from '#app/platform/database/write-once.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { AboutOther } from '#app/platform/personal-details/about-other.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { type Block, blocksOfStored } from '../body/blocks.ts';
import { blogDrafts } from '../draft-kinds.ts';
import { mayEdit, refusalTo } from '../policy.ts';
import { POST_KIND, versionOf } from '../rules.ts';
import { changeContentWarnings } from './change-content-warnings.ts';
import { storePost, wholeText } from './store-post.ts';

interface Edit {
  by: Viewer;
  postId: number;
  title: string;
  description: string;
  /** If they are left out, the blocks stay. */
  blocks: Block[] | undefined;
  aboutOther?: AboutOther;
  /** When the post that was edited was last changed; null where the caller does not tell. */
  basedOn?: Date | null;
  /** If they are left out, they stay. */
  contentWarnings: readonly ContentWarning[] | undefined;
  key: string | null;
}

/**
 * Changes one's own post; the first time it is published (choices.md 34). The same post is not stored as an edit. A
 * repetition with the same `key` changes nothing. Throws AppError not_found, forbidden for the post of somebody else and for
 * a hidden one, invalid_input for somebody else's picture, or conflict when it was changed after the edit began and for a key that was used for something else.
 */
export async function editPost(platform: Platform, edit: Edit): Promise<void> {
  const { by, key, aboutOther, ...input } = edit;
  const draft = { kind: blogDrafts.post, about: edit.postId } as const;
  await writeOnce(platform, { by, key, call: 'editPost', input, draft }, async (tx) => {
    const hold = await lockHold(tx.db, { kind: POST_KIND, subjectId: edit.postId });
    const locked = await lockPost(tx.db, edit.postId);
    const post = { ...locked, held: hold !== null && locked.blogHiddenAt === null };
    if (!mayEdit(by, post)) throw refusalTo(by, post);
    assertUnchanged({ field: 'Title', changedAt: versionOf(post), basedOn: edit.basedOn ?? null });
    const { contentWarnings } = edit;
    if (contentWarnings)
      await changeContentWarnings(tx, { id: edit.postId, contentWarnings, moderatedAt: null, withEdit: true });
    const current = { title: post.title, description: post.description, blocks: blocksOfStored(post.body) };
    const fields = { title: edit.title, description: edit.description, blocks: edit.blocks ?? current.blocks };
    if (post.publishedAt && !hold && isDeepStrictEqual(fields, current)) return;
    const former = { text: wholeText(current), hold };
    await storePost(platform, tx, { by, fields, aboutOther, post: { ...post, ...(post.publishedAt && { former }) } });
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
      'blogPost.createdAt',
      'blogPost.editedAt',
      'blogPost.moderatedAt',
      eb.fn.coalesce('blogPost.hiddenAt', 'blog.hiddenAt').as('hiddenAt'),
      'blog.hiddenAt as blogHiddenAt',
      'blog.ownerId',
    ])
    .where('blogPost.id', '=', id)
    .forNoKeyUpdate('blogPost')
    .executeTakeFirst();
  if (!post) throw new AppError('not_found');
  return post;
}
