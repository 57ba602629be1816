import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { readPublishedPaths } from '#app/features/content/index.ts';
import { countSitemapParts, listSitemapPart } from '#app/features/conversations/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { PAGE_KINDS } from '../read-page.ts';

/** What no search engine has to look at: what is behind a session, calls, and what only exists in the demo. */
const CLOSED = ['/account', '/api/', '/cms/', '/dev/', '/inloggen', '/uitloggen', '/wachtwoord/'];

/** Pages of ours that no editor wrote. */
const OWN = ['/', '/bibliotheek', '/nierziekten', '/brochures', '/videos', '/groepen'];

const hidden = { schema: { hide: true } };

/** Serves robots.txt and the sitemap: all that a visitor may read, in parts that stay below 50,000 addresses. */
export function mountSearchEngines(server: FastifyInstance, { db, config }: Platform): void {
  const { origin } = config.publicUrl;

  server.get('/robots.txt', hidden, (_request, reply) => {
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });

  server.get('/sitemap.xml', hidden, async (_request, reply) => {
    const parts = Array.from({ length: await countSitemapParts(db) }, (_, index) => `gesprekken-${index + 1}`);
    const index = new SitemapIndexStream();
    return send(
      reply,
      Readable.from(['paginas', ...parts].map((name) => ({ url: `${origin}/sitemaps/${name}.xml` }))).pipe(index),
    );
  });

  server.get('/sitemaps/paginas.xml', hidden, async (_request, reply) => {
    const published = await readPublishedPaths(db, PAGE_KINDS);
    const changed = new Map(published.map(({ path, changedAt }) => [path, changedAt]));
    const paths = new Set([...OWN, ...changed.keys()]);
    return send(reply, sitemap([...paths].map((path) => ({ url: path, lastmod: changed.get(path)?.toISOString() }))));
  });

  server.get<{ Params: { part: string } }>('/sitemaps/gesprekken-:part.xml', hidden, async ({ params }, reply) => {
    if (!/^[1-9]\d{0,5}$/.test(params.part)) throw new AppError('not_found');
    const conversations = await listSitemapPart(db, Number(params.part));
    return send(
      reply,
      sitemap(
        conversations.map(({ slug, group, lastActivityAt }) => ({
          url: `/groepen/${group}/${slug}`,
          lastmod: lastActivityAt.toISOString(),
        })),
      ),
    );
  });

  const sitemap = (links: { url: string; lastmod?: string | undefined }[]): Readable =>
    Readable.from(links).pipe(new SitemapStream({ hostname: origin }));
}

const send = (reply: FastifyReply, xml: Readable) =>
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8').send(xml);
