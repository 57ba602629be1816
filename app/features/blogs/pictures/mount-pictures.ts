import type { FastifyInstance } from 'fastify';
import type { ExpressionBuilder } from 'kysely';
import type { DB } from '#app/platform/database/types.generated.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Authenticate, openRequestContext } from '#app/platform/http/server.ts';
import { PICTURE_ID } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { isModerator, type Viewer } from '#app/platform/session/viewer.ts';
import { PICTURE_COPIES } from './picture-copies.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves the copies of pictures in posts. Each request is authorized (rules.md R15): visitors get those of posts that they
 * may read, members those of every post, and whoever uploaded a picture sees it before a post has it. Browsers and proxies
 * may cache what every visitor may see, but must revalidate it each time.
 */
export function mountPictures(
  server: FastifyInstance,
  { platform, authenticate }: { platform: Platform; authenticate: Authenticate },
): void {
  server.get<{ Params: PictureParams }>('/media/blogs/:id/:name', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { viewer } = await openRequestContext(request, { platform, authenticate, active: false });
    const copy = await findCopy(platform, request.params);
    if (!copy || !maySee(viewer, copy)) throw new AppError('not_found');
    if (copy.shown && copy.public) {
      const etag = `"${copy.mediaKey}"`;
      reply.headers({ 'cache-control': 'public, no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    }
    const content = await platform.media.read(copy.mediaKey);
    if (!content) throw new AppError('not_found');
    return reply.type(TYPES[copy.format]).send(Buffer.from(content));
  });
}

interface PictureParams {
  id: string;
  name: string;
}

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
  (picture.shown && (picture.public || viewer !== null)) ||
  (picture.used && isModerator(viewer));

/** The copy with this name of the picture with this id, with its owner; null when there is none. */
async function findCopy({ db }: Platform, { id, name }: PictureParams) {
  const copy = PICTURE_COPIES.find((known) => known.name === name);
  if (!copy || !PICTURE_ID.test(id)) return null;
  const found = await db
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
      eb
        .exists(selectPosts(eb).where('blogPost.hiddenAt', 'is', null).where('blog.hiddenAt', 'is', null))
        .$castTo<boolean>()
        .as('shown'),
    ])
    .executeTakeFirst();
  return found ? { ...found, format: copy.format } : null;
}

/** The published posts that have the picture. */
const selectPosts = (eb: ExpressionBuilder<DB, 'blogPicture'>) =>
  eb
    .selectFrom('blogPostPicture')
    .innerJoin('blogPost', 'blogPost.id', 'blogPostPicture.postId')
    .innerJoin('blog', 'blog.id', 'blogPost.blogId')
    .select('blogPost.id')
    .whereRef('blogPostPicture.pictureId', '=', 'blogPicture.pictureId')
    .where('blogPost.publishedAt', 'is not', null);
