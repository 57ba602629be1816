import type { FastifyInstance } from 'fastify';
import { sessionAuthenticator } from './features/accounts/index.ts';
import { findRedirect } from './features/content/index.ts';
import { contractOf, handlersOf } from './platform/features/calls-of.ts';
import type { Feature } from './platform/features/define-feature.ts';
import { mountCalls } from './platform/http/calls/calls.ts';
import { mountOpenApi } from './platform/http/calls/openapi.ts';
import { mountHealth } from './platform/http/health.ts';
import { openCachedAssets } from './platform/http/pages/cached-assets.ts';
import { openCachedPages } from './platform/http/pages/cached-pages.ts';
import { withoutDemoPages } from './platform/http/pages/demo-pages.ts';
import { readPageRoutes } from './platform/http/pages/page-routes.ts';
import { mountPages, type Pages } from './platform/http/pages/pages.ts';
import { openServer } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';

/** Opens the site with these features as a server that does not listen yet. Tests of calls leave `pages` out. */
export async function openSite(
  platform: Platform,
  { features, pages: allPages }: { features: readonly Feature[]; pages?: Pages | undefined },
): Promise<FastifyInstance> {
  const { demo } = platform.config;
  const pages = allPages && (demo ? allPages : { ...allPages, build: withoutDemoPages(allPages.build) });
  const routes = pages && readPageRoutes(pages.build);
  const cachedPages = routes && openCachedPages(platform, routes);
  const respondFromAssets = pages && openCachedAssets(pages.files, (options) => server.inject(options));
  const server: FastifyInstance = openServer(platform, {
    ...(cachedPages && {
      respondFromCache: (request, response) =>
        respondFromAssets?.(request, response) || cachedPages.respondFromCache(request, response),
    }),
    ...(pages && { renderErrorPage: pages.renderErrorPage }),
  });
  const authenticate = sessionAuthenticator(platform);
  await mountHealth(server, platform);
  const calls = { contract: contractOf(features), handlers: handlersOf(features) };
  mountOpenApi(server, { title: 'Niergenoten', config: platform.config, contract: calls.contract });
  await server.register(async (scope) => mountCalls(scope, { ...calls, platform, authenticate }));
  for (const { mount } of features) mount?.(server, { platform, authenticate, features });
  if (pages && cachedPages) {
    await mountPages(server, {
      platform,
      authenticate,
      pages,
      routes,
      cachedPages,
      findRedirect: (path) => findRedirect(platform.db, path),
    });
  }
  return server;
}
