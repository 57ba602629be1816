import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Below this a body is not worth compressing. */
const SMALL = 1024;

/** A rendered answer before it is put on the wire. */
export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
}

/** One rendering of a page, which goes from the router's entry to us beside the router. */
export interface Rendering {
  /** The secret that marks the inline scripts of this rendering as ours. */
  readonly nonce: string;
  /** The page. As the body of the router's answer it would go through a stream of the web, for nothing. */
  html: string | null;
}

/**
 * Reads the router's answer whole. Of a page the scripts that carry the secret `nonce` are ours: each is allowed by its
 * hash and the nonce taken out, so that a kept page needs no nonce and nothing a member wrote can ever carry it (R32).
 */
export async function readAnswer(
  response: Response,
  { rendering, framedBy }: { rendering: Rendering; framedBy: string | null },
): Promise<PageAnswer> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  const text = rendering.html ?? (await response.text());
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: response.status, headers, setCookies: response.headers.getSetCookie(), body: Buffer.from(text) };
  }
  const { html, hashes } = hashScripts(text, rendering.nonce);
  headers['content-security-policy'] = contentSecurityPolicy(hashes, framedBy);
  return { status: response.status, headers, setCookies: response.headers.getSetCookie(), body: Buffer.from(html) };
}

/** Takes the secret `nonce` out of a page; gives the hashes of the inline scripts that carried it. */
export function hashScripts(page: string, nonce: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const [before = '', ...parts] = page.split(` nonce="${nonce}"`);
  let tag = before;
  for (const part of parts) {
    const code =
      tag.lastIndexOf('<script') > tag.lastIndexOf('>') && part.slice(part.indexOf('>') + 1, part.indexOf('</script>'));
    if (code) hashes.push(createHash('sha256').update(code).digest('base64'));
    tag = part;
  }
  return { html: before + parts.join(''), hashes };
}

/** Sends an answer that is this request's alone. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageAnswer,
): Promise<FastifyReply> {
  const encoding = answer.body.length < SMALL ? null : acceptedEncoding(request.headers['accept-encoding']);
  reply
    .status(answer.status)
    .headers({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-store', ...answer.headers });
  for (const cookie of answer.setCookies) reply.header('set-cookie', cookie);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? compressedAtOnce(answer.body, encoding) : answer.body);
}

/** How hard a page is compressed: one that is sent once is not worth what one that is sent often is. */
const LEVELS = { once: { gzip: 1, br: 1 }, often: { gzip: 9, br: 7 } };

/** Makes an answer ready to be sent past the router, `often` or once. */
export async function cachedPage(
  answer: PageAnswer,
  { securityHeaders, sent }: { securityHeaders: [string, string][]; sent: keyof typeof LEVELS },
): Promise<CachedPage> {
  // Weak: the encodings of a page share it.
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 22)}"`;
  const level = LEVELS[sent];
  const headers: Record<string, string> = {
    ...Object.fromEntries(securityHeaders),
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, max-age=0, must-revalidate',
    ...answer.headers,
    etag,
  };
  const encoded = (body: Buffer, encoding: Record<string, string> = {}) => ({
    body,
    headers: Object.entries({ ...headers, ...encoding, 'content-length': String(body.length) }).flat(),
  });
  const { 'content-type': _type, ...unchanged } = headers;
  return {
    status: answer.status,
    etag,
    unchanged: Object.entries(unchanged).flat(),
    identity: encoded(answer.body),
    gzip: encoded(await compressed(answer.body, 'gzip', level.gzip), { 'content-encoding': 'gzip' }),
    br: encoded(await compressed(answer.body, 'br', level.br), { 'content-encoding': 'br' }),
  };
}

/** Sends a kept page, past the router and its hooks: it is ready as it is. */
export function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.unchanged).end();
    return;
  }
  const { headers, body } = page[acceptedEncoding(request.headers['accept-encoding']) ?? 'identity'];
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Whether `etag` is in an If-None-Match header; compared as weak ones are (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace('W/', '');
  return header.split(',').some((known) => known.trim() === '*' || known.trim().replace('W/', '') === opaque);
}

/** The encoding that the reader's browser prefers of ours, or null. */
function acceptedEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  if (typeof accepted !== 'string') return null;
  return negotiate(accepted, ['br', 'gzip']) as 'br' | 'gzip' | null;
}

/**
 * Compresses what is sent once, on this thread and lightly: for a page that takes 0.4 ms, and a stream on another thread
 * with a better result would cost the machine twice as much.
 */
const compressedAtOnce = (body: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body, { level: LEVELS.once.gzip })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.once.br } });

const compressed = (body: Buffer, encoding: 'br' | 'gzip', level: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? compress.gzip(body, { level })
    : compress.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
