import { resolve } from 'node:path';
import type { EntryContext, ServerBuild } from 'react-router';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import { provideKinds } from '#app/published/provide-kinds.ts';

/**
 * The pages of a site with a single route module, as a build of the router. A response is JSON with the data of the action
 * and the loader. The journeys test how pages are rendered.
 */
export function onePage(path: string, route: object): Pages {
  const none = { hasAction: true, hasLoader: true, hasErrorBoundary: false, hasClientAction: false };
  const inManifest = {
    ...none,
    hasClientLoader: false,
    hasClientMiddleware: false,
    module: '',
    imports: [],
    css: [],
  };
  const build = {
    entry: { module: { default: respond, handleError: () => undefined } },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: { default: renderNothing, ErrorBoundary: renderNothing, middleware: [provideKinds] },
      },
      page: { id: 'page', parentId: 'root', path, module: route },
    },
    assets: {
      entry: { module: '', imports: [] },
      routes: {
        root: { id: 'root', path: '', ...inManifest },
        page: { id: 'page', parentId: 'root', path, ...inManifest },
      },
      url: '',
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

function respond(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext }: EntryContext,
): Response {
  const { actionData, loaderData, errors } = staticHandlerContext;
  return new Response(JSON.stringify({ action: actionData?.page, loader: loaderData?.page, errors }), {
    status,
    headers,
  });
}

const renderNothing = () => null;
