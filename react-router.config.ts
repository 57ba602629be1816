import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole route table goes along with the first page: it is small, and no manifest call is needed later.
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
