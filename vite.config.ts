import { dirname, relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BROWSER_SAFE } from './bin/browser-safe.js';

/** What of our own code may reach the browser beside `ui`, `shell` and components (architecture.md). */
const FOR_BROWSERS = new RegExp(
  `app/(platform/(${BROWSER_SAFE})|features/[^/]+/(contract|bodies|limits|paths|(member-)?rules|main-menu|footer-links|relationships|names-asker))[.]ts`,
);
const OF_THE_SERVER =
  /app\/(platform\/|features\/[^/]+\/([^/]+\.ts|commands\/|emails\/|on\/)|published\/[^/]+kinds\.ts|site\.ts|features\.ts)/;

/**
 * Escapes characters beyond Latin-1. V8 stores a file with one such character in twice the memory, and keeps the text of
 * each file as long as the process lives (docs/decisions/processes.md).
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

/** Syntax of regular expressions of which the oldest supported browsers make a broken script (app/older-browsers.ts). */
const TOO_NEW = /\(\?<[=!]|\(\?[ims]+(?:-[ims]+)?:/;

/** Fails the build when a script has such an expression: no tool translates them. The captcha's runs where it is never needed. */
const readableByOlderBrowsers = (): Plugin => ({
  name: 'readable-by-older-browsers',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.name === 'altcha') continue;
      const [found] = TOO_NEW.exec(chunk.code) ?? [];
      if (found) this.error(`${chunk.fileName} has ${found} in a regular expression, which breaks older browsers.`);
    }
  },
});

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

/**
 * Imports each class of a CSS module by its name, so that scripts have those that they use, in the place where they use
 * them, instead of an object with all.
 */
const classesByName = (): Plugin => ({
  name: 'classes-by-name',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx($|\?)/, code: '.module.css' },
    handler: (code) => code.replaceAll(/^import (\w+) from (['"].*\.module\.css['"];)$/gm, 'import * as $1 from $2'),
  },
});

/** Stands in each CSS module until the style sheets are collected. */
const IN_USE = 'globalThis.styleSheetInUse;';

/**
 * Keeps the style sheets. Vite takes those of the modules of which something is left in the scripts, and nothing would be
 * left of a CSS module whose names are all inlined. Fails the build when one is lost nevertheless.
 */
const everyStyleSheet = (): Plugin => ({
  name: 'every-style-sheet',
  applyToEnvironment: ({ name }) => name === 'client',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code: `${code}\n${IN_USE}`, map: null, moduleSideEffects: true }),
  },
  renderChunk: (code) => code.replaceAll(IN_USE, ''),
  generateBundle(_options, bundle) {
    const kept = new Set(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])),
    );
    const lost = [...this.getModuleIds()].filter((id) => id.endsWith('.module.css') && !kept.has(id));
    if (lost.length > 0) this.error(`These style sheets would be lost:\n${lost.join('\n')}`);
  },
});

/** The files that run in threads and processes of their own, by the names under which they are built. */
const THREADS = {
  'form-thread': 'app/platform/uploads/form-thread.ts',
  'password-thread': 'app/platform/passwords/password-thread.ts',
  'picture-process': 'app/platform/images/picture-process.ts',
};

/** Has each of them started from its built file, which stands beside the built server: `new URL('./x.ts', import.meta.url)`. */
const builtThreads = (): Plugin => ({
  name: 'built-threads',
  applyToEnvironment: ({ name }) => name === 'ssr',
  renderChunk(code, { fileName }) {
    return code.replaceAll(/new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/g, (_, name: string) => {
      if (!(name in THREADS)) this.error(`${name}.ts is started by its address: add it to THREADS.`);
      return `new URL("${relative(dirname(fileName), name) || name}.js", import.meta.url)`;
    });
  },
});

// One build with two server entries, so that a module the web and the worker share exists once (architecture.md).
export default defineConfig({
  // Files for browsers are compressed once, when they are built; the server sends what the browser can read.
  plugins: [
    classesByName(),
    reactRouter(),
    everyStyleSheet(),
    browserOnly(),
    readableByOlderBrowsers(),
    latin1Only(),
    builtThreads(),
    compression({ include: /\.(js|css|svg|html)$/, algorithms: ['gzip', 'brotliCompress'] }),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: ['safari15', 'chrome100', 'edge100', 'firefox102'], // README
    assetsInlineLimit: 0, // the content security policy allows files only
    cssCodeSplit: false, // all of it is 8 kB: one file, fetched once
    manifest: true, // read by .size-limit.js
    // What a part that loads later imports is mostly there already: to name it would cost each page 1 kB (docs/decisions/scripts.md).
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all' } }, // the names of classes above all
          output: {
            // A page names its files dozens of times, and hashes do not compress: 42 bits tell ours apart.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              // What nearly all pages need comes in one file, `interface`, and what several need in one for each of their
              // tasks: a form, its choices, a draft, a video, the blocks of editors. A module that two groups need goes
              // along with the first that fetches it, so that one small module can bring a whole group to a page: look
              // at `npx size-limit` after each change (docs/decisions/scripts.md).
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'interface',
                  test: /app\/(ui|shell)\/(?!gallery|reading|filter|disclosure\/sheet|content-warnings|video|feedback\/(open-support|urgent)|form\/confirm-form|text\/split-sentences|browser-storage\/(?!ignore)|live\/(?!unread|when-visible)|navigation\/(pager|view-switch|remove-token)|form\/.*(early|field|list|summary|area|counter|limited|unsent|captcha|confirmation|mail|token|length|standing))|app\/product|\/paths\.ts|app\/platform\/(forms\/form-error|personal-details\/personal-detail)\.ts/,
                  minShareCount: 3,
                },
                {
                  name: 'fields',
                  test: /app\/ui\/form\/(?!limited|confirm-form|choices|captcha|form-confirmation|mail|token|fields\/(password|select|file))/,
                  minShareCount: 3,
                },
                { name: 'captcha', test: /app\/ui\/form\/(captcha|form-confirmation|mail)/, minShareCount: 2 },
                { name: 'choices', test: /app\/ui\/form\/choices\/(?!checkbox-field)/, minShareCount: 3 },
                {
                  name: 'selects',
                  test: /app\/ui\/form\/(choices\/checkbox-field|fields\/(password|select))/,
                  minShareCount: 3,
                },
                {
                  name: 'writing',
                  test: /app\/(features\/(drafts\/(?!ui\/local-draft)|conversations\/ui\/conversation\/.*\.module)|ui\/form\/submission-key)/,
                  minShareCount: 2,
                },
                { name: 'video', test: /app\/ui\/video/, minShareCount: 2 },
                { name: 'news', test: /app\/features\/pages\/ui\/news/, minShareCount: 2 },
                { name: 'teasers', test: /app\/features\/pages\/ui\/teasers\/teaser-list/, minShareCount: 2 },
                {
                  name: 'community',
                  test: /app\/features\/(?!accounts|drafts|pages|library|recipes|news|home|sharing|contacts|messages|notifications|people|profiles)[^/]+\/(ui\/(?!reasons|moderation\.module|report-link|answer-authorship|lists\/lists)|contract|bodies)/,
                  minShareCount: 5,
                },
                {
                  name: 'blocks',
                  test: /app\/features\/pages\/ui\/(?!examples|components|content-page|landing-page|blocks\/(contents|a-z-list\/(a-z-list|disease)|complaint-block|document-description|file-download|image-grid|latest-news|organisation|video))/,
                  minShareCount: 2,
                },
                {
                  name: 'reading',
                  test: /app\/(ui\/(reading\/(?!share|mail)|disclosure\/sheet)|features\/sharing\/ui\/shareable)/,
                  minShareCount: 2,
                },
                { name: 'lists', test: /app\/ui\/navigation\/(pager|view-switch)/, minShareCount: 2 },
                {
                  name: 'ingredients',
                  test: /app\/features\/recipes\/(ui\/(parts|recipes-bar|kitchen\/use-later-parts)|rules)/,
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
          input: { server: 'app/server.ts', worker: 'app/worker.ts', ...THREADS },
        },
      },
    },
  },
});
