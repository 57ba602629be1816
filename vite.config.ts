import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// One build with two server entries, so that a module the web and the worker share exists once (architecture.md).
export default defineConfig({
  plugins: [reactRouter()],
  css: { transformer: 'lightningcss' },
  build: { assetsInlineLimit: 0 },
  environments: {
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
