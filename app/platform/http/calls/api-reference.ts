import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import type { CachedPage } from '#app/platform/page-cache/page-cache.ts';
import { toCachedPage } from '../pages/page-response.ts';

/** The responses of the API reference, by path. They are compressed once, at the first request. */
export type ApiReference = ReadonlyMap<string, CachedPage>;

/** The path of the API reference; its page has a slash at the end, since it names its script relatively. */
export const API_REFERENCE_PATH = '/api/docs';

const PATHS = [`${API_REFERENCE_PATH}/`, `${API_REFERENCE_PATH}/js/scalar.js`];

/** Makes the page to read the OpenAPI document and its script of 4 MB, with the package that has them. */
export async function makeApiReference({
  title,
  securityHeaders,
}: {
  title: string;
  securityHeaders: [string, string][];
}): Promise<ApiReference> {
  const { default: plugin } = await import('@scalar/fastify-api-reference');
  const server = Fastify();
  await server.register(plugin, {
    routePrefix: API_REFERENCE_PATH,
    configuration: { title, url: '/api/openapi.json', telemetry: false, withDefaultFonts: false },
  });
  const responses = PATHS.map(async (path) => {
    const { statusCode: status, headers, rawPayload: body } = await server.inject(path);
    const sent = {
      'content-type': String(headers['content-type']),
      'content-security-policy': contentSecurityPolicy(body.toString()),
    };
    const page = { status, headers: sent, setCookies: [], body };
    return [path, await toCachedPage(page, { securityHeaders, compression: 'strong' })] as const;
  });
  return new Map(await Promise.all(responses));
}

/** The inline scripts of the page are allowed by hash; its script adds style elements. It shows no data of members. */
function contentSecurityPolicy(page: string): string {
  const scripts = [...page.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
  const hashes = scripts.map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
