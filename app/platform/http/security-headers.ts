import type { Config } from '#app/platform/config/config.ts';

/** The headers of every response (rules.md R32), unless the response has its own. */
export const securityHeaders = ({ secure }: Pick<Config, 'secure'>): [name: string, value: string][] => [
  ['content-security-policy', contentSecurityPolicy([])],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'], // a filter in the URL may name an illness (rules.md R16)
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(secure ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]] : []),
];

/**
 * What a page may load. Scripts are files of ours, or inline ones whose hash is named; the only frames are videos, from
 * the host that sets no cookies (rules.md R22). Nobody may frame the page itself, unless `framedBy` names an origin.
 */
export const contentSecurityPolicy = (scriptHashes: string[], framedBy: string | null = null): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptHashes.map((hash) => ` 'sha256-${hash}'`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
