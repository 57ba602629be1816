import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** A page as it was rendered. */
interface Rendering {
  html: string;
  /** The errors of parts that the edge of a Suspense held: the page shows what stands in their place. */
  failures: unknown[];
}

/** What React writes where a Suspense shows its fallback, be it for an error or for something that is still loading. */
const FALLBACK = '<!--$!-->';

/**
 * Renders a page whole before anything is sent, so that its status is right and its inline scripts can be hashed. As a
 * string, which takes a fifth less time than React's stream of bytes; but a string neither waits for what is loading nor
 * says what failed, so a page with a fallback in it is rendered again as a stream. An error that nothing holds is thrown.
 */
export async function renderDocument(page: ReactNode, nonce: string): Promise<Rendering> {
  const html = renderToString(page);
  return html.includes(FALLBACK) ? renderAsStream(page, nonce) : { html, failures: [] };
}

/** `progressiveChunkSize` keeps large parts visible without JavaScript (architecture.md). */
function renderAsStream(page: ReactNode, nonce: string): Promise<Rendering> {
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

/** Gathers what is written to it and gives it whole, at the end. */
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
