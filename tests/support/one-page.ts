import { resolve } from 'node:path';
import type { EntryContext, ServerBuild } from 'react-router';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import { provideKinds } from '#app/published/provide-kinds.ts';

/**
 * The build of a site with one page, as the router makes it; `route` is the module of a real page. The response is the data
 * of its action and its loader as JSON: the journeys test what pages render.
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
    entry: { module: { default: respondWithData, handleError: () => undefined } },
    routes: {
      root: { id: 'root', path: '', module: { default: nothing, ErrorBoundary: nothing, middleware: [provideKinds] } },
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

function respondWithData(
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

const nothing = () => null;
