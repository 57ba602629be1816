import type { FastifyInstance } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Authenticate, openRequestContext } from '#app/platform/http/server.ts';
import { PICTURE_ID } from '#app/platform/images/store-picture.ts';
import type { Platform } from '#app/platform/platform.ts';
import { PHOTO_COPIES } from './photo-copies.ts';
import { mayRecognise } from './policy.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/**
 * Serves the copies of photos, to those who may see them: that is checked each time (rules.md R15). The photo of a public
 * profile may be cached by browsers and proxies, but revalidated each time, so that it is gone everywhere as soon as the
 * profile is closed or the photo removed; that of a private profile may not be cached at all.
 */
export function mountPhotos(
  server: FastifyInstance,
  { platform, authenticate }: { platform: Platform; authenticate: Authenticate },
): void {
  const url = '/media/photos/:id/:name';
  server.get<{ Params: Asked }>(url, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { viewer } = await openRequestContext(request, { platform, authenticate, active: false });
    const copy = await findCopy(platform, request.params);
    if (!copy || !mayRecognise(viewer, copy)) throw new AppError('not_found');
    if (copy.public) {
      const etag = `"${copy.mediaKey}"`;
      reply.headers({ 'cache-control': 'public, no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    }
    const content = await platform.media.get(copy.mediaKey);
    if (!content) throw new AppError('not_found');
    return reply.type(TYPES[copy.format]).send(Buffer.from(content));
  });
}

interface Asked {
  id: string;
  name: string;
}

/** The copy of this name, of a photo that a member has now; else null. */
async function findCopy({ db }: Platform, { id, name }: Asked) {
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
