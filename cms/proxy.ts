import { type NextRequest, NextResponse } from 'next/server';
import { settings } from './settings.ts';

/** Scripts and styles of Next stand in its pages; all else comes from here, pictures and previews from the site. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${settings.siteUrl}`,
  `frame-src 'self' ${settings.siteUrl}`,
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of the admin's pages: here, for it names the site, which a build does not know. */
export function proxy(_request: NextRequest): NextResponse {
  return NextResponse.next({ headers: { 'content-security-policy': POLICY } });
}

export const config = { matcher: ['/admin', '/admin/:path*'] };
