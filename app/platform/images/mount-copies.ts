import type { FastifyInstance } from 'fastify';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type Authenticate, openRequestContext } from '#app/platform/http/server.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Copy } from './copies.ts';
import { PICTURE_ID } from './store-picture.ts';

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The id of a picture and the name of one of its copies, as in an address. */
export interface CopyParams {
  id: string;
  name: string;
}

/** The pictures below one address: `Found` is what tells who may see one. */
interface MountedCopies<Found extends { mediaKey: string }> {
  url: `${string}/:id/:name`;
  /** The copies that a picture has. */
  copies: readonly Pick<Copy, 'name' | 'format'>[];
  /** Finds a copy, if it is in use. */
  find: (db: Database, params: CopyParams) => Promise<Found | undefined>;
  maySee: (viewer: Viewer | null, found: Found) => boolean;
  /** Whether every visitor may see it. */
  isPublic: (found: Found) => boolean;
}

/**
 * Serves the copies of pictures. Each request is authorized (rules.md R15). Browsers and proxies may cache what every visitor
 * may see, but must revalidate it each time, so that it disappears everywhere as soon as it is removed or no longer public.
 * They may not cache anything else.
 */
export function mountCopies<Found extends { mediaKey: string }>(
  server: FastifyInstance,
  { platform, authenticate }: { platform: Platform; authenticate: Authenticate },
  { url, copies, find, maySee, isPublic }: MountedCopies<Found>,
): void {
  server.get<{ Params: CopyParams }>(url, async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const { viewer } = await openRequestContext(request, { platform, authenticate, active: false });
    const copy = copies.find(({ name }) => name === request.params.name);
    const found = copy && PICTURE_ID.test(request.params.id) && (await find(platform.db, request.params));
    if (!found || !maySee(viewer, found)) throw new AppError('not_found');
    if (isPublic(found)) {
      const etag = `"${found.mediaKey}"`;
      reply.headers({ 'cache-control': 'public, no-cache', etag });
      if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    }
    const content = await platform.media.read(found.mediaKey);
    if (!content) throw new AppError('not_found');
    return reply.type(TYPES[copy.format]).send(Buffer.from(content));
  });
}
