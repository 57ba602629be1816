import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** A page as it was rendered. */
interface Rendering {
  html: string;
  /** The errors of parts that the edge of a Suspense held: the page shows what stands in their place. */
  failures: unknown[];
}

/**
 * Renders a page whole before anything is sent, so that its status is right and its inline scripts can be hashed.
 * `progressiveChunkSize` keeps large parts visible without JavaScript (architecture.md). An error that nothing holds is
 * thrown.
 */
export function renderWhole(page: ReactNode, nonce: string): Promise<Rendering> {
  const failures: unknown[] = [];
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collected((html) => resolve({ html, failures }))),
      onShellError: reject,
      onError: (error) => void failures.push(error),
    });
  });
}

/** Gathers what is written to it and gives it whole, at the end. */
function collected(whole: (html: string) => void): Writable {
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
