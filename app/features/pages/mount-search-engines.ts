import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACCOUNT_PATH, PASSWORD_PATH, SETTINGS_PATH } from '#app/features/accounts/paths.ts';
import { listPublishedPaths } from '#app/features/content/index.ts';
import { DAY } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Mount } from '#app/platform/features/define-feature.ts';
import { countFile } from '#app/platform/http/count-file.ts';
import { sendRevalidated } from '#app/platform/http/etag.ts';
import type { SitemapLink, SitemapPart } from '#app/platform/http/sitemap-part.ts';
import { LOGOUT_PATH, loginPath } from '#app/platform/paths.ts';
import { type PublishedKinds, pageKindsOf } from './published-kind.ts';

/** The paths that search engines should not request: pages for members, calls, and pages of the demo. */
const DISALLOWED = [ACCOUNT_PATH, '/api/', '/cms/', '/dev/', loginPath(), LOGOUT_PATH, `${PASSWORD_PATH}/`];

/** How long the contact in security.txt is said to hold: less than a year (RFC 9116, 2.5.5). */
const SECURITY_CONTACT_HOLDS = 180 * DAY;

/**
 * Serves robots.txt, security.txt (RFC 9116), and the sitemap with all pages that a visitor may read, in the parts that
 * features declare.
 */
export const mountSearchEngines =
  (kinds: PublishedKinds): Mount =>
  (server, { platform, features }) => {
    const { db, config, clock, pageCache } = platform;
    const onRequest = countFile(platform);
    const { origin } = config.publicUrl;
    const ownPaths = features.flatMap(({ sitemapPaths = [] }) => sitemapPaths);
    const sitemap = [pagesSitemap(kinds, ownPaths), ...features.flatMap((feature) => feature.sitemap ?? [])];

    server.get('/robots.txt', (_request, reply) => {
      const lines = [
        'User-agent: *',
        ...DISALLOWED.map((path) => `Disallow: ${path}`),
        `Sitemap: ${origin}/sitemap.xml`,
      ];
      return sendLines(reply, lines);
    });

    server.get('/.well-known/security.txt', (_request, reply) => {
      const expires = new Date(clock.now().getTime() + SECURITY_CONTACT_HOLDS);
      const lines = [
        `Contact: mailto:${config.contactEmail}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: nl, en',
        `Canonical: ${origin}/.well-known/security.txt`,
      ];
      return sendLines(reply, lines);
    });

    // Where a password manager leads whoever wants to change a password (W3C, A Well-Known URL for Changing Passwords).
    server.get('/.well-known/change-password', (_request, reply) => reply.redirect(SETTINGS_PATH, 302));

    server.get('/sitemap.xml', { onRequest }, async (request, reply) => {
      const names = await Promise.all(
        sitemap.map(async ({ name, count }) =>
          count ? Array.from({ length: await count(db) }, (_, index) => `${name}-${index + 1}`) : [name],
        ),
      );
      const files = names.flat().map((name) => ({ url: `${origin}/sitemaps/${name}.xml` }));
      const { SitemapIndexStream } = await import('sitemap');
      return sendXml(request, reply, await buffer(Readable.from(files).pipe(new SitemapIndexStream())));
    });

    for (const { name, topics, count, list } of sitemap) {
      const url = `/sitemaps/${name}${count ? '-:file' : ''}.xml`;
      server.get<{ Params: { file?: string } }>(url, { onRequest }, async (request, reply) => {
        const { file = '1' } = request.params;
        const isPart = /^[1-9]\d{0,5}$/.test(file) && (!count || Number(file) <= (await count(db)));
        if (!isPart) throw new AppError('not_found');
        const key = `${name} ${Number(file)}`;
        const body =
          pageCache.sitemapFiles.get(key) ??
          (await pageCache.sitemapFiles.populate(key, async () => {
            const value = await renderFile(await list(db, Number(file)), origin);
            return { value, topics: new Set(topics), cacheable: true };
          }));
        return sendXml(request, reply, body);
      });
    }
  };

const sendLines = (reply: FastifyReply, lines: readonly string[]) =>
  reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);

const sendXml = (request: FastifyRequest, reply: FastifyReply, body: Buffer) =>
  sendRevalidated(request, reply, { type: 'application/xml', body });

/** A part of the sitemap in which nothing is public yet, which the package takes for an error. */
const NO_LINKS =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

async function renderFile(pages: readonly SitemapLink[], origin: string): Promise<Buffer> {
  const links = pages.map(({ path, changedAt }) => ({ url: path, lastmod: changedAt?.toISOString() }));
  if (links.length === 0) return Buffer.from(NO_LINKS);
  const { SitemapStream } = await import('sitemap');
  return buffer(Readable.from(links).pipe(new SitemapStream({ hostname: origin })));
}

/** The part of the sitemap with the site's own pages, on `ownPaths`, and all published pages. */
export const pagesSitemap = (kinds: PublishedKinds, ownPaths: readonly string[]): SitemapPart => ({
  name: 'paginas',
  topics: ['document'],
  async list(db) {
    const published = await listPublishedPaths(db, pageKindsOf(kinds));
    const changed = new Map(published.map(({ path, changedAt }) => [path, changedAt]));
    const paths = new Set([...ownPaths, ...changed.keys()]);
    return [...paths].map((path) => ({ path, changedAt: changed.get(path) }));
  },
});
