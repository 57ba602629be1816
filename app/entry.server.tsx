import { text } from 'node:stream/consumers';
import letters from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2?url';
import boldLetters from '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2?url';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderingContext } from '#app/platform/http/pages/pages.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { renderDocument } from '#app/render-document.ts';
import { NonceContext } from './nonce.ts';
import { renderedMarkup } from './rendered-markup.ts';
import { MarkupContext } from './ui/hydration/rendered-once.tsx';

/**
 * Has browsers fetch the letters at once, but after what the text waits for. Else they begin when the style sheet is there, and
 * lines break anew after the page was seen.
 */
const PRELOADED = [letters, boldLetters]
  .map((href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin; fetchpriority=low`)
  .join(', ');

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
  headers.set('link', PRELOADED);
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

/** The end of every page. */
const END = '</body></html>';

/**
 * Reads the data of the loaders, as the router's script in the browser expects it. The router itself would stream it through
 * a Suspense boundary, and React would have to render in chunks.
 */
const readHydrationData = async (stream: EntryContext['serverHandoffStream']): Promise<string> =>
  stream ? text(stream) : '';

/** Inserts the data at the end of a page, where the router's stream would have put it. */
function insertHydrationData(html: string, { data, nonce }: { data: string; nonce: string }): string {
  const code = JSON.stringify(data).replaceAll('<', String.raw`\u003c`); // nothing in it can end the script
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${stream}.enqueue(${code});${stream}.close();</script>`;
  return html.endsWith(END) ? html.slice(0, -END.length) + script + END : html;
}
