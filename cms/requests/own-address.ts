import { settings } from '../settings.ts';

/** What says at which address a request came in. A proxy in front tells it in X-Forwarded-Host, or passes Host on. */
interface Arrival {
  method: string;
  /** Path and query. */
  path: string;
  host: string | null;
  forwardedHost: string | null;
}

/**
 * Where a page of the admin is that was asked at another address than CMS_URL: there alone its session, calls and previews
 * work. Null for a request that came in at CMS_URL, or that only that page itself can send.
 */
export function ownAddress({ method, path, host, forwardedHost }: Arrival): string | null {
  const given = forwardedHost?.split(',')[0]?.trim() || host;
  if (!given || (method !== 'GET' && method !== 'HEAD') || !path.startsWith('/')) return null;
  const own = new URL(settings.cmsUrl);
  return given.toLowerCase() === own.host ? null : `${own.origin}${path}`;
}
