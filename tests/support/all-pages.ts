import { resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ServerBuild } from 'react-router';
import * as entry from '#app/entry.server.tsx';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import * as root from '#app/root.tsx';
import routes from '#app/routes.ts';

type BuiltRoutes = Record<string, { id: string; path?: string; module: RouteModule }>;

interface RouteModule {
  action?: unknown;
  loader?: unknown;
}

/** The build of the whole site, as the router makes it, but without scripts and styles. */
export async function allPages(): Promise<Pages> {
  const built: BuiltRoutes = { root: { id: 'root', path: '', module: root } };
  await addRoutes(built, routes, 'root');
  const manifest = Object.values(built).map(({ module, ...route }) => [
    route.id,
    { ...route, ...NOTHING, hasAction: Boolean(module.action), hasLoader: Boolean(module.loader) },
  ]);
  const build = {
    entry: { module: entry },
    routes: built,
    assets: {
      entry: { module: '/assets/none.js', imports: [] },
      routes: Object.fromEntries(manifest),
      url: '/assets/manifest.js',
      version: '',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  return { build, files: resolve('public'), renderErrorPage: (status, error) => JSON.stringify({ status, ...error }) };
}

const NOTHING = {
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  module: '/assets/none.js',
  imports: [],
  css: [],
};

async function addRoutes(built: BuiltRoutes, entries: readonly RouteConfigEntry[], parentId: string): Promise<void> {
  for (const { file, children = [], ...route } of entries) {
    const id = route.id ?? file;
    built[id] = { ...route, id, parentId, module: await import(resolve('app', file)) } as BuiltRoutes[string];
    await addRoutes(built, children, id);
  }
}

/** The paths of the pages with an action, as the table of routes writes them. */
export async function pathsOfForms(entries: readonly RouteConfigEntry[] = routes): Promise<string[]> {
  const paths: string[] = [];
  for (const { file, path, children = [] } of entries) {
    const { action } = (await import(resolve('app', file))) as RouteModule;
    if (action) paths.push(`/${path ?? ''}`);
    paths.push(...(await pathsOfForms(children)));
  }
  return paths;
}
