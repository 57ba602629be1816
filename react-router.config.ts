import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table goes along with the first page: it is small, and no manifest call is needed later.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ viteConfig }) => compressManifest(join(viteConfig.root, 'build/client/assets')),
} satisfies Config;

const BEGIN = 'window.__reactRouterManifest=';

/** Gives each route its id, the name under which it stands in the table. */
const NAME_ROUTES = 'for(const[id,route]of Object.entries(window.__reactRouterManifest.routes))route.id=id;';

interface RouteTable {
  entry: { module: string; imports: string[] };
  routes: Record<string, { id: string; imports?: string[]; css?: string[] } & Record<string, unknown>>;
}

/**
 * The route table in half the bytes, as each first visit fetches it: of a route what is true and what is there. The files
 * that it imports are for links that fetch a page ahead, of which the site has none; the server names those of the first
 * page (docs/decisions/scripts.md).
 */
function shorten(content: string): string {
  const { entry, routes, ...table }: RouteTable = JSON.parse(content.slice(BEGIN.length).replace(/;$/, ''));
  const shown = Object.values(routes).map(({ id, imports: _, css = [], ...route }) => [
    id,
    {
      ...Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
      ...(css.length > 0 && { css }),
    },
  ]);
  const short = { ...table, entry: { ...entry, imports: [] }, routes: Object.fromEntries(shown) };
  return `${BEGIN}${JSON.stringify(short)};${NAME_ROUTES}`;
}

/** The route table is written when the other files for browsers have been compressed already (vite.config.ts). */
function compressManifest(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (!/^manifest-\w+[.]js$/.test(name)) continue;
    const content = shorten(readFileSync(join(assets, name), 'utf8'));
    writeFileSync(join(assets, name), content);
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
  }
}
