import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/platform/errors/app-error.ts';
import { isSame } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request with this method may change something. */
export const changesState = (method: string): boolean => !SAFE.has(method);

/**
 * Refuses cross-site request forgery: the request must come from our own origin, and with a session it must carry the
 * antiforgery token of that session (rules.md R9). Throws AppError foreign_request.
 */
export function checkAntiforgery(
  request: FastifyRequest,
  { origin, viewer, token }: { origin: string; viewer: Viewer | null; token: string | null },
): void {
  checkOrigin(request, origin);
  if (viewer && !isSame(token ?? '', viewer.antiforgeryToken)) throw new AppError('foreign_request');
}

/** Checks the origin only, which can be done before the body is read. Throws AppError foreign_request. */
export function checkOrigin(request: FastifyRequest, origin: string): void {
  if (!isOwnOrigin(request, origin)) throw new AppError('foreign_request');
}

function isOwnOrigin(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return request.headers.origin === origin;
}
