import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderingContext } from '#app/platform/http/pages/pages.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { renderDocument } from '#app/render-document.ts';
import { insertHydrationData, readHydrationData } from './hydration-data.ts';
import { NonceContext } from './nonce.ts';
import { renderedMarkup } from './rendered-markup.ts';
import { MarkupContext } from './ui/hydration/rendered-once.tsx';

/** Renders a page. Logs the errors of parts that are shown as a fallback. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendering = loadContext.get(renderingContext);
  const { nonce } = rendering;
  const data = await readHydrationData(serverHandoffStream);
  const { html, failures } = await renderDocument(
    <NonceContext value={nonce}>
      <MarkupContext value={renderedMarkup}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </MarkupContext>
    </NonceContext>,
    nonce,
  );
  const { platform, requestId } = loadContext.get(requestContext);
  for (const error of failures) platform.log.error({ err: error, requestId }, 'a part of a page could not be rendered');
  headers.set('content-type', 'text/html; charset=utf-8');
  rendering.html = insertHydrationData(html, { data, nonce });
  return new Response(null, { status, headers });
}

/** Logs an error of rendering; not the router's own refusals (4xx) and aborted requests. */
export function handleError(error: unknown, { request, context }: HandleErrorArguments): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { platform, requestId } = context.get(requestContext);
  platform.log.error({ err: error, requestId }, 'a page could not be rendered');
}

type HandleErrorArguments = { request: Request; context: Readonly<RouterContextProvider> };
