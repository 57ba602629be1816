import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '#app/platform/page-cache/page-cache.ts';
import type { Platform } from '#app/platform/platform.ts';
import { sessionTokenOf } from '#app/platform/session/cookie.ts';
import { consentOf } from '../consent.ts';
import type { Front } from '../server.ts';
import { type Addresses, pathAndQuery } from './addresses.ts';
import { sendCached } from './page-answer.ts';

/** The pages that are kept whole for visitors without a session (architecture.md, 'The page cache'). */
export interface CachedPages {
  /** Sends a page that is there. */
  shortcut: NonNullable<Front['shortcut']>;
  /** Has a page rendered, keeps and sends it; gives false, having done nothing, where it may not be kept. */
  answer(request: FastifyRequest, reply: FastifyReply, render: () => Promise<RenderedPage>): Promise<boolean>;
}

/** How many addresses are remembered with what they show; strange ones push each other out. */
const ADDRESSES = 20_000;

export function cachePages(
  { config, pageCache }: Pick<Platform, 'config' | 'pageCache'>,
  { cacheKey }: Addresses,
): CachedPages {
  const known = new LRUCache<string, { key: string | null }>({ max: ADDRESSES });

  /** The key of the page that this request may have from the cache, or null. */
  function keyOf({ method, url = '/', headers: { cookie } }: IncomingMessage): string | null {
    if (method !== 'GET' && method !== 'HEAD') return null;
    if (cookie && sessionTokenOf(cookie, config.secure)) return null;
    let address = known.get(url);
    if (!address) {
      const { path, query } = pathAndQuery(url);
      address = { key: cacheKey(path, new URLSearchParams(query)) };
      known.set(url, address);
    }
    return address.key && `${address.key} ${consentOf(cookie)}`;
  }

  return {
    shortcut(request, response) {
      const key = keyOf(request);
      const page = key && pageCache.get(key);
      if (!page) return false;
      sendCached(request, response, page);
      return true;
    },
    async answer(request, reply, render) {
      const key = keyOf(request.raw);
      if (!key) return false;
      const page = pageCache.get(key) ?? (await pageCache.fill(key, render));
      reply.hijack();
      sendCached(request.raw, reply.raw, page);
      return true;
    },
  };
}
