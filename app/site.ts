import type { FastifyInstance } from 'fastify';
import { identifyMembers } from './features/accounts/index.ts';
import { findRedirect } from './features/content/index.ts';
import { contractOf, handlersOf } from './platform/features/calls-of.ts';
import type { Feature } from './platform/features/define-feature.ts';
import { mountCalls } from './platform/http/calls/calls.ts';
import { mountOpenApi } from './platform/http/calls/openapi.ts';
import { mountHealth } from './platform/http/health.ts';
import { addresses } from './platform/http/pages/addresses.ts';
import { cachePages } from './platform/http/pages/cached-pages.ts';
import { mountPages, type Pages } from './platform/http/pages/pages.ts';
import { openServer } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';

/** A site with these features, as a server that does not listen yet. Tests of calls leave the pages out. */
export async function openSite(
  platform: Platform,
  { features, pages }: { features: readonly Feature[]; pages?: Pages | undefined },
): Promise<FastifyInstance> {
  const known = pages && addresses(pages.build);
  const kept = known && cachePages(platform, known);
  const server = openServer(platform, {
    ...(kept && { shortcut: kept.shortcut }),
    ...(pages && { errorPage: pages.errorPage }),
  });
  const identify = identifyMembers(platform);
  await mountHealth(server, platform);
  await mountOpenApi(server, { title: 'Niergenoten', url: platform.config.publicUrl.origin });
  const calls = { contract: contractOf(features), handlers: handlersOf(features) };
  await server.register(async (scope) => mountCalls(scope, { ...calls, platform, identify }));
  for (const { mount } of features) mount?.(server, { platform, identify, features });
  const movedTo = (path: string) => findRedirect(platform.db, path);
  if (pages && kept) await mountPages(server, { platform, identify, pages, addresses: known, movedTo, kept });
  return server;
}
