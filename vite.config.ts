import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BROWSER_SAFE } from './bin/browser-safe.js';

/** What of our own code may reach the browser beside `ui`, `shell` and components (architecture.md). */
const FOR_BROWSERS = new RegExp(
  `app/(platform/(${BROWSER_SAFE})|features/[^/]+/(contract|bodies|limits|paths|rules|main-menu|footer-links|relationships))[.]ts`,
);
const OF_THE_SERVER =
  /app\/(platform\/|features\/[^/]+\/([^/]+\.ts|commands\/|emails\/|on\/)|published\/[^/]+kinds\.ts|site\.ts|features\.ts)/;

/**
 * Escapes characters beyond Latin-1. V8 stores a file with one such character in twice the memory, and keeps the text of
 * each file as long as the process lives (docs/decisions/0045).
 */
const latin1Only = (): Plugin => ({
  name: 'latin1-only',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/[^\0-\xff]/g, escaped);
    }
  },
});

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Fails the build when something of the server has ended up in a file for browsers. */
const browserOnly = (): Plugin => ({
  name: 'browser-only',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const strays = Object.entries(chunk.modules)
        .filter(([id, { renderedLength }]) => renderedLength > 0 && OF_THE_SERVER.test(id) && !FOR_BROWSERS.test(id))
        .map(([id]) => id);
      if (strays.length > 0)
        this.error(`These belong to the server and must not reach a browser:\n${strays.join('\n')}`);
    }
  },
});

// One build with two server entries, so that a module the web and the worker share exists once (architecture.md).
export default defineConfig({
  // Files for browsers are compressed once, when they are built; the server sends what the browser can read.
  plugins: [
    reactRouter(),
    browserOnly(),
    latin1Only(),
    compression({ include: /\.(js|css|svg|html)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    assetsInlineLimit: 0, // the content security policy allows files only
    cssCodeSplit: false, // all of it is 8 kB: one file, fetched once
    manifest: true, // read by .size-limit.js
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What many pages need comes in three files instead of thirty, and the blocks in one; the
              // rest, with the pages that need it. A module that two groups need goes along with the first that fetches
              // it, so that one small file can bring a whole group to a page: `interface` has the addresses too, and
              // `community` is what library and talk share. The pagers and the news are of few pages; the
              // tools of a text and the words of ingredients, of several, which would each get them in crumbs.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'interface',
                  test: /app\/(ui|shell)\/(?!gallery|reading|live\/(?!unread)|navigation\/(pager|view-switch)|form\/.*(field|list|summary|area|counter|search))|app\/product|\/paths\.ts|drafts\/ui\/local-draft/,
                  minShareCount: 3,
                },
                { name: 'fields', test: /app\/ui\/form\/(?!search)/, minShareCount: 3 },
                { name: 'writing', test: /app\/(features\/drafts\/|ui\/form\/submission-key)/, minShareCount: 2 },
                { name: 'news', test: /app\/features\/pages\/ui\/(news|teasers\/teaser-list)/, minShareCount: 2 },
                {
                  name: 'community',
                  test: /app\/features\/(?!accounts|drafts|pages|library|recipes|news|home|sharing|contacts|messages|notifications|people|profiles)[^/]+\/(ui|contract|bodies)/,
                  minShareCount: 5,
                },
                {
                  name: 'blocks',
                  test: /app\/features\/pages\/ui\/(?!examples|components|content-page|landing-page)/,
                  minShareCount: 2,
                },
                {
                  name: 'reading',
                  test: /app\/(ui\/reading\/(?!share|mail)|features\/sharing\/ui\/shareable)/,
                  minShareCount: 2,
                },
                { name: 'lists', test: /app\/ui\/(navigation\/(pager|view-switch)|form\/search)/, minShareCount: 2 },
                {
                  name: 'ingredients',
                  test: /app\/features\/recipes\/(ui\/parts|rules)/,
                  minShareCount: 2,
                },
                { name: 'limits', test: /app\/features\/recipes\/(nutrient-limits|overview)\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // These are hundreds of small modules, of which we use a part: read one by one they are a third of the start.
      resolve: { noExternal: ['kysely', 'react-router', 'zod'] },
      build: {
        target: 'node26',
        rollupOptions: {
          input: { server: 'app/server.ts', worker: 'app/worker.ts' },
        },
      },
    },
  },
});
