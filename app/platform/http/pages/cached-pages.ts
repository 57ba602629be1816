import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from '#app/platform/page-cache/page-cache.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sessionTokenOf } from '#app/platform/session/cookie.ts';
import { consentOf } from '../consent.ts';
import { targetError } from '../request-target.ts';
import type { ServerOptions } from '../server.ts';
import { CacheKeys } from './cache-keys.ts';
import { sendCachedPage } from './page-response.ts';
import { type PageRoutes, pathAndQuery } from './page-routes.ts';

/** Responds to visitors without a session from the page cache (architecture.md, 'The page cache'). */
export interface CachedPages {
  /** Sends the page when it is in the cache; tells whether it was. */
  respondFromCache: NonNullable<ServerOptions['respondFromCache']>;
  /**
   * Sends the page from the cache, or renders, stores and sends it. Does nothing and gives false for a page that may not
   * be cached.
   */
  respond(request: FastifyRequest, reply: FastifyReply, render: () => Promise<RenderedPage>): Promise<boolean>;
}

/** Opens the page cache of this process for the pages of `cacheKey`. */
export function openCachedPages(
  { config, pageCache }: Pick<Platform, 'config' | 'pageCache'>,
  { cacheKey }: PageRoutes,
): CachedPages {
  const keys = new CacheKeys((url) => {
    if (targetError(url)) return null;
    const { path, query } = pathAndQuery(url);
    return cacheKey(path, new URLSearchParams(query));
  });

  /** The key of the cached page that may be the response to this request; null where the request needs a page of its own. */
  function keyOf({ method, url = '/', headers: { cookie } }: IncomingMessage): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (cookie && sessionTokenOf(cookie, config.secure)) return null;
    const key = keys.of(url);
    if (!key) return null;
    const { functional, video } = consentOf(cookie);
    return `${key} ${functional} ${video}`;
  }

  return {
    respondFromCache(request, response) {
      const key = keyOf(request);
      const page = key && pageCache.get(key);
      if (!page) return false;
      sendCachedPage(request, response, page);
      return true;
    },
    async respond(request, reply, render) {
      const key = keyOf(request.raw);
      if (!key) return false;
      const page = pageCache.get(key) ?? (await pageCache.populate(key, render));
      reply.hijack();
      sendCachedPage(request.raw, reply.raw, page);
      return true;
    },
  };
}
