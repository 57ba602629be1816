import type { FastifyInstance } from 'fastify';
import { cachePages } from '#app/platform/http/pages/cached-pages.ts';
import { handlers } from './api.ts';
import { contract } from './contract.ts';
import { identifyMembers } from './features/accounts/index.ts';
import { mountEditorialMedia, readRedirect } from './features/content/index.ts';
import { mountSearchEngines } from './features/pages/index.ts';
import { mountPhotos } from './features/profiles/index.ts';
import { mountCalls } from './platform/http/calls/calls.ts';
import { mountOpenApi } from './platform/http/calls/openapi.ts';
import { mountHealth } from './platform/http/health.ts';
import { addresses } from './platform/http/pages/addresses.ts';
import { mountPages, type Pages } from './platform/http/pages/pages.ts';
import { openServer } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';
import { sitemap } from './sitemap.ts';

/** The whole site as a server that does not listen yet. Tests of calls leave the pages out. */
export async function openSite(platform: Platform, { pages }: { pages?: Pages } = {}): Promise<FastifyInstance> {
  const known = pages && addresses(pages.build);
  const kept = known && cachePages(platform, known);
  const server = openServer(platform, {
    ...(kept && { shortcut: kept.shortcut }),
    ...(pages && { errorPage: pages.errorPage }),
  });
  const identify = identifyMembers(platform);
  await mountHealth(server, platform);
  await mountOpenApi(server, { title: 'Niergenoten', url: platform.config.publicUrl.origin });
  await server.register(async (scope) => mountCalls(scope, { contract, handlers, platform, identify }));
  mountPhotos(server, { platform, identify });
  mountEditorialMedia(server, platform);
  mountSearchEngines(server, platform, { sitemap });
  const movedTo = (path: string) => readRedirect(platform.db, path);
  if (pages && kept) await mountPages(server, { platform, identify, pages, addresses: known, movedTo, kept });
  return server;
}
