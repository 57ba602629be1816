import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { sessionAuthenticator } from './features/accounts/index.ts';
import { findRedirect } from './features/content/index.ts';
import { contractOf, handlersOf } from './platform/features/calls-of.ts';
import type { Feature } from './platform/features/define-feature.ts';
import { mountCalls } from './platform/http/calls/calls.ts';
import { mountOpenApi } from './platform/http/calls/openapi.ts';
import { mountHealth } from './platform/http/health.ts';
import { openCachedAssets } from './platform/http/pages/cached-assets.ts';
import { openCachedPages } from './platform/http/pages/cached-pages.ts';
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

/** The first part of the path of every page that exists in the demo only. */
const DEMO_PATH = /^dev(\/|$)/;

/**
 * A build without the pages of the demo (rules.md R39). A page that is not in the router's table has no address in any
 * spelling; a check in a loader above it would not do, because the router runs the loaders of a page side by side.
 */
function withoutDemoPages(build: ServerBuild): ServerBuild {
  const { routes } = build.assets;
  return { ...build, routes: withoutDemo(build.routes), assets: { ...build.assets, routes: withoutDemo(routes) } };
}

/** A route below one that is left out goes with it, since the router finds routes from their parents. */
const withoutDemo = <T extends { path?: string } | undefined>(routes: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(routes).filter(([, route]) => !DEMO_PATH.test(route?.path ?? '')));
