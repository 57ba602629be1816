import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';
import type { PageMetadata } from '#app/platform/page-cache/page-metadata.ts';
import { etagOf, matchesEtag } from '../etag.ts';
import { contentSecurityPolicy } from '../security-headers.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** A smaller body is sent uncompressed, in bytes. */
const MIN_COMPRESSED = 1024;

/** A response of the router, before it is compressed and sent. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  body: Buffer;
}

/** One rendering of a page, shared by the router's entry and the server. */
export interface PageRendering {
  /** The secret that marks our own inline scripts in this rendering. */
  readonly nonce: string;
  /**
   * The HTML, set by the entry. As the body of the router's response it would pass through a web stream, which is slower.
   */
  html: string | null;
}

/**
 * Reads the whole response of the router. In a page only our own inline scripts carry the secret nonce. The policy allows
 * each of them by its hash and the nonce is removed: a cached page needs none, and no text of a member can carry it (R32).
 */
export async function readResponse(
  response: Response,
  { rendering, metadata: { framedBy, retryAfter } }: { rendering: PageRendering; metadata: PageMetadata },
): Promise<PageResponse> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers[name] = value;
  });
  if (retryAfter !== null) headers['retry-after'] = String(retryAfter);
  const text = rendering.html ?? (await response.text());
  if (!headers['content-type']?.startsWith('text/html')) {
    return { status: response.status, headers, setCookies: response.headers.getSetCookie(), body: Buffer.from(text) };
  }
  const { html, hashes } = hashScripts(text, rendering.nonce);
  headers['content-security-policy'] = contentSecurityPolicy(hashes, framedBy);
  const body = Buffer.from(letScriptsWait(html));
  return { status: response.status, headers, setCookies: response.headers.getSetCookie(), body };
}

/** Removes the secret `nonce` from a page; gives the page and the hashes of the inline scripts that carried the nonce. */
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

/**
 * Lets the scripts of a page come after its style sheet, fonts and pictures: it can be read without them, and on a slow line
 * all that is preloaded at once holds up the text (docs/decisions/scripts.md).
 */
export const letScriptsWait = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Sends a response that no one may cache. */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageResponse,
): Promise<FastifyReply> {
  const encoding = page.body.length < MIN_COMPRESSED ? null : acceptedEncoding(request.headers['accept-encoding']);
  reply
    .status(page.status)
    .headers({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-store', ...page.headers });
  for (const cookie of page.setCookies) reply.header('set-cookie', cookie);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(encoding ? compressSync(page.body, encoding) : page.body);
}

/** The levels of compression: `fast` for a page that is sent once, `strong` for one that is cached and sent often. */
const LEVELS = { fast: { gzip: 1, br: 1 }, strong: { gzip: 9, br: 7 } };

/** Compresses a response in all encodings and completes its headers, so that it can be sent as it is from the cache. */
export async function toCachedPage(
  page: PageResponse,
  { securityHeaders, compression }: { securityHeaders: [string, string][]; compression: keyof typeof LEVELS },
): Promise<CachedPage> {
  const etag = etagOf(page.body);
  const level = LEVELS[compression];
  const headers: Record<string, string> = {
    ...Object.fromEntries(securityHeaders),
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, max-age=0, must-revalidate',
    ...page.headers,
    etag,
  };
  const encoded = (body: Buffer, encoding: Record<string, string> = {}) => ({
    body,
    headers: Object.entries({ ...headers, ...encoding, 'content-length': String(body.length) }).flat(),
  });
  const { 'content-type': _, ...notModified } = headers;
  return {
    status: page.status,
    etag,
    notModifiedHeaders: Object.entries(notModified).flat(),
    identity: encoded(page.body),
    gzip: encoded(await compress(page.body, 'gzip', level.gzip), { 'content-encoding': 'gzip' }),
    br: encoded(await compress(page.body, 'br', level.br), { 'content-encoding': 'br' }),
  };
}

/** Sends a cached page, or 304 Not Modified to a conditional request, without Fastify and its hooks. */
export function sendCachedPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.notModifiedHeaders).end();
    return;
  }
  const { headers, body } = page[acceptedEncoding(request.headers['accept-encoding']) ?? 'identity'];
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** Which of our encodings the browser prefers; null for none. */
export function acceptedEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  if (typeof accepted !== 'string') return null;
  return negotiate(accepted, ['br', 'gzip']) as 'br' | 'gzip' | null;
}

/**
 * Compresses a page that is sent once, on this thread at the lowest level, which takes 0.4 ms. Compressing better on
 * another thread would use twice as much CPU.
 */
const compressSync = (body: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'gzip'
    ? gzipSync(body, { level: LEVELS.fast.gzip })
    : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVELS.fast.br } });

const compress = (body: Buffer, encoding: 'br' | 'gzip', level: number): Promise<Buffer> =>
  encoding === 'gzip'
    ? compressors.gzip(body, { level })
    : compressors.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
