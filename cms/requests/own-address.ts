import type { IncomingMessage } from 'node:http';

/**
 * Where a page of the admin is that was asked at another address than that of the CMS: there alone its session, calls and
 * previews work. Null for a request that came in at that address, and for one that is no page of the admin.
 * @param cmsUrl the origin of the CMS (CMS_URL)
 */
export function ownAddress({ method, url = '/', headers }: IncomingMessage, cmsUrl: string): string | null {
  const given = [headers['x-forwarded-host']].flat()[0]?.split(',')[0]?.trim() || headers.host;
  const isPage = (method === 'GET' || method === 'HEAD') && /^\/admin(?:[/?]|$)/.test(url);
  if (!given || !isPage || given.toLowerCase() === new URL(cmsUrl).host) return null;
  return `${cmsUrl}${url}`;
}
