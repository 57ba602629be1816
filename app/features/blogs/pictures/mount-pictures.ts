import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#app/platform/database/database.ts';
import type { DB } from '#app/platform/database/types.generated.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { type CopyParams, mountCopies } from '#app/platform/images/mount-copies.ts';
import { isModerator, type Viewer, viewerOf } from '#app/platform/session/viewer.ts';
import { isPostShown } from '../shown.ts';
import { PICTURE_COPIES } from './picture-copies.ts';

/**
 * Serves the copies of pictures in posts (rules.md R15): visitors get those of posts that they may read, members those of
 * every post, and whoever uploaded a picture sees it before a post has it.
 */
export const mountPictures: Mount = (server, site) =>
  mountCopies(server, site, {
    url: '/media/blogs/:id/:name',
    copies: PICTURE_COPIES,
    find: findPicture,
    maySee,
    isPublic: (picture) => picture.shown && picture.public,
  });

interface Picture {
  ownerId: number | null;
  /** Whether the profile of its owner is public. */
  public: boolean;
  /** Whether a published post has it, and one that no moderator hid. */
  used: boolean;
  shown: boolean;
}

/**
 * A picture of a published post is for whoever may read the post, that of a hidden one for its owner and the moderators;
 * before that it is for its owner alone.
 */
const maySee = (viewer: Viewer | null, picture: Picture): boolean =>
  viewer?.memberId === picture.ownerId ||
  (picture.shown && (picture.public || (picture.ownerId !== null && viewerOf(viewer, picture.ownerId) !== null))) ||
  (picture.used && isModerator(viewer));

/** The copy of the picture, with its owner. */
const findPicture = (db: Database, { id, name }: CopyParams) =>
  db
    .selectFrom('blogPicture')
    .innerJoin('picture', 'picture.id', 'blogPicture.pictureId')
    .innerJoin('member', 'member.id', 'picture.memberId')
    .innerJoin('pictureFile', 'pictureFile.pictureId', 'picture.id')
    .where('blogPicture.pictureId', '=', id)
    .where('pictureFile.name', '=', name)
    .select((eb) => [
      'picture.memberId as ownerId',
      'member.public',
      'pictureFile.mediaKey',
      eb.exists(selectPosts(eb)).$castTo<boolean>().as('used'),
      eb.exists(selectPosts(eb).where(isPostShown())).$castTo<boolean>().as('shown'),
    ])
    .executeTakeFirst();

/** The published posts that have the picture. */
const selectPosts = (eb: ExpressionBuilder<DB, 'blogPicture'>) =>
  eb
    .selectFrom('blogPostPicture')
    .innerJoin('blogPost', 'blogPost.id', 'blogPostPicture.postId')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select('blogPost.id')
    .whereRef('blogPostPicture.pictureId', '=', 'blogPicture.pictureId')
    .where('blogPost.publishedAt', 'is not', null);
