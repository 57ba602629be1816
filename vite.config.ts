import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

// One build with two server entries, so that a module the web and the worker share exists once (architecture.md).
export default defineConfig({
  // Files for browsers are compressed once, when they are built; the server sends what the browser can read.
  plugins: [reactRouter(), compression({ include: /\.(js|css|svg|html)$/, algorithms: ['gzip', 'brotliCompress'] })],
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
              // What nearly every page needs comes in two files instead of thirty.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'interface', test: /app\/(ui|shell)\/(?!gallery)|node_modules\/lucide-react|app\/product/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: 'node26',
        rollupOptions: {
          input: { server: 'app/server.ts', worker: 'app/worker.ts' },
        },
      },
    },
  },
});
