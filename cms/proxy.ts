import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { settings } from './settings.ts';

/**
 * What a page of the admin may load (docs/decisions/0020): of scripts those that Next names with the nonce of this answer,
 * and what they load; all else from here, pictures and previews from the site.
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

/** The headers of the admin's pages: here, for they name the site and a nonce, which a build does not know. */
export function proxy(request: NextRequest): NextResponse {
  const policy = policyWith(randomBytes(16).toString('base64'));
  const asked = new Headers(request.headers);
  asked.set('content-security-policy', policy); // where Next looks for its nonce
  const answer = NextResponse.next({ request: { headers: asked } });
  answer.headers.set('content-security-policy', policy);
  if (settings.cmsUrl.startsWith('https:')) answer.headers.set('strict-transport-security', 'max-age=63072000');
  return answer;
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
