import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { visitContext } from '#app/platform/http/load.ts';
import { nonceContext } from '#app/platform/http/pages.ts';
import { NonceContext } from './nonce.ts';

/**
 * Draws a page whole before anything is sent, so that its status is right and its inline scripts can be hashed.
 * `progressiveChunkSize` keeps large parts visible without JavaScript (architecture.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(collected(resolve)),
        onShellError: reject,
        onError: reject,
      },
    );
  });
  return new Response(html, { status, headers });
}

/** Logs what went wrong while a page was drawn. What the router itself refuses, and who went away, is no fault. */
export function handleError(error: unknown, { request, context }: HandleErrorArguments): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { platform, requestId } = context.get(visitContext);
  platform.log.error({ err: error, requestId }, 'a page could not be drawn');
}

type HandleErrorArguments = { request: Request; context: Readonly<RouterContextProvider> };

/** Gathers what is written to it and gives it whole, at the end. */
function collected(whole: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: 1024 * 1024, // a page is drawn in one go
    write: (part, _encoding, next) => {
      parts.push(part);
      next();
    },
    final: (done) => {
      whole(Buffer.concat(parts).toString());
      done();
    },
  });
}
