import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A weak ETag of a body: all its encodings share it. */
export const etagOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match header names `etag`, by the weak comparison of RFC 9110, 13.1.2. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace('W/', '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace('W/', '') === opaque);
}

/**
 * Sends what everybody may read and what holds words of members: a reader or proxy that keeps it asks each time, and gets it
 * again only when it has changed (rules.md R45). `type` is its media type.
 */
export function sendRevalidated(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string | Buffer },
): FastifyReply {
  const etag = etagOf(body);
  reply.headers({ 'cache-control': 'public, no-cache', etag });
  if (matchesEtag(headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}
