import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { settings } from './settings.ts';

/**
 * The Content Security Policy of the admin (docs/decisions/cms.md): the scripts to which Next gives the nonce of this
 * response, and those that they load; everything else from the CMS itself; pictures and previews also from the site.
 */
const policyWith = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${settings.siteUrl}`,
    `frame-src 'self' ${settings.siteUrl}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Sets the headers of the admin's pages that contain a setting or a nonce, which a build does not know. */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyWith(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy); // Next reads its nonce from this
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (settings.cmsUrl.startsWith('https:')) response.headers.set('strict-transport-security', 'max-age=63072000');
  return response;
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
