import { resolve } from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const root = resolve(import.meta.dirname, '..');

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The CMS imports the site's contract and media store, which are outside this folder (.dependency-cruiser.cjs).
  turbopack: { root },
  outputFileTracingRoot: root,
  typescript: { ignoreBuildErrors: true }, // `npm run check:cms` reports them, so that a build need not wait for them
  images: { unoptimized: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
  // The policy for pages, and HSTS, are in proxy.ts.
  headers: async () => [
    {
      source: '/api/:path*',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
    },
    {
      source: '/:path*',
      headers: [
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        {
          key: 'Permissions-Policy',
          value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
