import { resolve } from 'node:path';
import type { EntryContext } from 'react-router';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import { provideKinds } from '#app/published/provide-kinds.ts';
import { routerBuild } from './router-build.ts';

/**
 * The build of a site with one page, as the router makes it; `route` is the module of a real page. The response is the data
 * of its action and its loader as JSON: the journeys test what pages render.
 */
export function onePage(path: string, route: object): Pages {
  const root = { default: nothing, ErrorBoundary: nothing, middleware: [provideKinds] };
  const build = routerBuild(
    [
      { id: 'root', path: '', module: root },
      { id: 'page', parentId: 'root', path, module: route },
    ],
    { default: respondWithData, handleError: () => undefined },
  );
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
