import type { FastifyInstance } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';

const NAME = /^[\w.-]{1,200}$/;

/** What the CMS keeps may be looked at in the browser; anything else is only offered to keep. */
const SHOWN = new Set(['image/avif', 'image/webp', 'image/jpeg', 'image/png', 'application/pdf']);

/**
 * Serves the pictures and files of the CMS from the media store, with or without the CMS. The CMS gives a name once, so
 * it never means anything else. The CMS shows them too, from its own address.
 */
export function mountEditorialMedia(server: FastifyInstance, { db, media }: Platform): void {
  server.get<{ Params: { name: string } }>(
    '/media/editorial/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const file = NAME.test(name)
        ? await db.selectFrom('editorial.mediaFile').select(['key', 'mime']).where('name', '=', name).executeTakeFirst()
        : undefined;
      if (!file) throw new AppError('not_found');
      const etag = `"${file.key}"`;
      const kept = {
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag,
      };
      if (request.headers['if-none-match']?.includes(etag)) return reply.headers(kept).status(304).send();
      const opened = await media.open(file.key);
      if (!opened) throw new AppError('not_found');
      if (!SHOWN.has(file.mime)) reply.header('content-disposition', 'attachment');
      return reply.headers(kept).header('content-length', opened.bytes).type(file.mime).send(opened.content);
    },
  );
}
