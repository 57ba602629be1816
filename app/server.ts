import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import closeWithGrace from 'close-with-grace';
import type { ServerBuild } from 'react-router';
import { features } from './features.ts';
import { parseConfig } from './platform/config/config.ts';
import { openPlatform } from './platform/open-platform.ts';
import { errorDocument } from './shell/error-document.ts';
import { openSite } from './site.ts';

// What this process writes (mails, pictures) is for its own user alone (rules.md R42).
process.umask(0o077);

const config = parseConfig(process.env);
const platform = await openPlatform(config, { process: 'web', features });
const site = await openSite(platform, {
  features,
  pages: { build: build as ServerBuild, files: join(import.meta.dirname, '../client'), renderErrorPage: errorDocument },
});

closeWithGrace({ delay: 9000, logger: platform.log }, async ({ err }) => {
  if (err) platform.log.fatal({ err }, 'the process ends because of an error');
  await site.close();
  await platform.close();
});
// The IPC channel closes when our supervisor ends: stop as well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

// Several processes share the port (WEB_PROCESSES); the kernel distributes the connections.
const address = { port: config.port, host: config.host, reusePort: config.webProcesses > 1 };
await site.listen(address);
