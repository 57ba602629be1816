import type { ServerBuild } from 'react-router';

/** A route for a build. Its module is that of a page or a layout. */
export interface BuiltRoute {
  id: string;
  parentId?: string;
  path?: string | undefined;
  index?: boolean | undefined;
  module: object;
}

/** Stands for every file for browsers, which these tests do not load. */
const FILE = '/assets/none.js';

/** A build of the router, as its Vite plugin makes it, from modules that were imported already. */
export function routerBuild(routes: readonly BuiltRoute[], entry: object): ServerBuild {
  const byId = <T extends { id: string }>(all: readonly T[]) =>
    Object.fromEntries(all.map((route) => [route.id, route]));
  return {
    entry: { module: entry },
    routes: byId(routes),
    assets: {
      entry: { module: FILE, imports: [] },
      routes: byId(routes.map(({ module, ...route }) => ({ ...route, ...inManifest(module) }))),
      url: FILE,
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
}

/** What the browser knows of a route. */
const inManifest = (module: object) => ({
  hasAction: 'action' in module,
  hasLoader: 'loader' in module,
  hasErrorBoundary: 'ErrorBoundary' in module,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  module: FILE,
  imports: [],
  css: [],
});
