import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A rendered page. */
interface RenderedDocument {
  html: string;
  /** The errors of parts inside a Suspense boundary: the page shows their fallback. */
  failures: unknown[];
}

/** Without it a browser shows the page in quirks mode. Of React's two ways to render, only the stream writes it. */
const DOCTYPE = '<!DOCTYPE html>';

/** React's marker for a Suspense boundary that shows its fallback, after an error or while loading. */
const FALLBACK = '<!--$!-->';

/**
 * Renders a page completely before anything is sent, so that its status is right and its inline scripts can be hashed.
 * renderToString takes a fifth less time than a stream, but does not wait for data or code and does not report errors. So a
 * page with a fallback, or that could not be rendered, is rendered again as a stream. Throws an error that no Suspense
 * boundary catches.
 */
export async function renderDocument(page: ReactNode, nonce: string): Promise<RenderedDocument> {
  const html = renderAtOnce(page);
  return html.includes(FALLBACK) ? renderAsStream(page, nonce) : { html: DOCTYPE + html, failures: [] };
}

/** The HTML of a page; FALLBACK for one that waits for the code of a part outside every Suspense boundary, or fails. */
function renderAtOnce(page: ReactNode): string {
  try {
    return renderToString(page);
  } catch {
    return FALLBACK;
  }
}

/** `progressiveChunkSize` keeps large parts visible without JavaScript (architecture.md). */
function renderAsStream(page: ReactNode, nonce: string): Promise<RenderedDocument> {
  const failures: unknown[] = [];
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectOutput((html) => resolve({ html, failures }))),
      onShellError: reject,
      onError: (error) => void failures.push(error),
    });
  });
}

/** A stream that passes everything written to it to `whole`, at its end. */
function collectOutput(whole: (html: string) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: 1024 * 1024, // a page is rendered in one go
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
