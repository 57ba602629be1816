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

/** The route table is written when the other files for browsers have been compressed already (vite.config.ts). */
function compressManifest(assets: string): void {
  for (const name of readdirSync(assets)) {
    if (!/^manifest-\w+[.]js$/.test(name)) continue;
    const content = readFileSync(join(assets, name));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(content));
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(content));
  }
}
