import type { FastifyInstance } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';

const NAME = /^[\w.-]{1,200}$/;

/** The types that the CMS accepts, which a browser may display; any other is sent as a download. */
const DISPLAYED = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'application/pdf']);

/**
 * Serves the pictures and files of the CMS from the media store, also while the CMS is not running. The CMS gives each
 * name once, so the content behind a name never changes. The pages of the CMS show them too, from another origin.
 */
export function mountEditorialMedia(server: FastifyInstance, { db, media }: Platform): void {
  server.get<{ Params: { name: string } }>('/media/editorial/:name', async (request, reply) => {
    const { name } = request.params;
    const file = NAME.test(name)
      ? await db.selectFrom('editorial.mediaFile').select(['key', 'mime']).where('name', '=', name).executeTakeFirst()
      : undefined;
    if (!file) throw new AppError('not_found');
    const etag = `"${file.key}"`;
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      etag,
    };
    if (request.headers['if-none-match']?.includes(etag)) return reply.headers(headers).status(304).send();
    const stored = await media.open(file.key);
    if (!stored) throw new AppError('not_found');
    if (!DISPLAYED.has(file.mime)) reply.header('content-disposition', 'attachment');
    return reply.headers(headers).header('content-length', stored.bytes).type(file.mime).send(stored.content);
  });
}
