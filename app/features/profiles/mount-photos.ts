import type { FastifyInstance } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Authenticate, openRequestContext } from '#app/platform/http/server.ts';
import { PICTURE_ID } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { PHOTO_COPIES } from './photo-copies.ts';
import { maySeeIdentity } from './policy.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves the copies of photos. Each request is authorized (rules.md R15). Browsers and proxies may cache the photo of a
 * public profile, but must revalidate it each time, so that it disappears everywhere as soon as the profile becomes
 * private or the photo is removed. They may not cache the photo of a private profile.
 */
export function mountPhotos(
  server: FastifyInstance,
  { platform, authenticate }: { platform: Platform; authenticate: Authenticate },
): void {
  const url = '/media/photos/:id/:name';
  server.get<{ Params: PhotoParams }>(url, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { viewer } = await openRequestContext(request, { platform, authenticate, active: false });
    const copy = await findCopy(platform, request.params);
    if (!copy || !maySeeIdentity(viewer, copy)) throw new AppError('not_found');
    if (copy.public) {
      const etag = `"${copy.mediaKey}"`;
      reply.headers({ 'cache-control': 'public, no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    }
    const content = await platform.media.read(copy.mediaKey);
    if (!content) throw new AppError('not_found');
    return reply.type(TYPES[copy.format]).send(Buffer.from(content));
  });
}

interface PhotoParams {
  id: string;
  name: string;
}

/** The copy with this name of the photo with this id, if it is the current photo of a member; else null. */
async function findCopy({ db }: Platform, { id, name }: PhotoParams) {
  const copy = PHOTO_COPIES.find((known) => known.name === name);
  if (!copy || !PICTURE_ID.test(id)) return null;
  const found = await db
    .selectFrom('member')
    .innerJoin('pictureFile', 'pictureFile.pictureId', 'member.photoId')
    .where('member.photoId', '=', id)
    .where('pictureFile.name', '=', name)
    .select(['member.public', 'pictureFile.mediaKey'])
    .executeTakeFirst();
  return found ? { ...found, format: copy.format } : null;
}
