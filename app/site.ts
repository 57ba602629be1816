import type { FastifyInstance } from 'fastify';
import { handlers } from './api.ts';
import { contract } from './contract.ts';
import { identifyMembers } from './features/accounts/index.ts';
import { mountCalls } from './platform/http/calls.ts';
import { mountHealth } from './platform/http/health.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages, type Pages } from './platform/http/pages.ts';
import { openServer } from './platform/http/server.ts';
import type { Platform } from './platform/platform.ts';

/** The whole site as a server that does not listen yet. Tests of calls leave the pages out. */
export async function openSite(platform: Platform, { pages }: { pages?: Pages } = {}): Promise<FastifyInstance> {
  const server = openServer(platform);
  const identify = identifyMembers(platform);
  await mountHealth(server, platform);
  await mountOpenApi(server, { title: 'Niergenoten', url: platform.config.publicUrl.origin });
  await server.register(async (scope) => mountCalls(scope, { contract, handlers, platform, identify }));
  if (pages) await mountPages(server, { platform, identify, pages });
  return server;
}
