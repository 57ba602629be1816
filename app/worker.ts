import closeWithGrace from 'close-with-grace';
import { features } from './features.ts';
import { parseConfig } from './platform/config/config.ts';
import { workOf } from './platform/features/work-of.ts';
import { startWork } from './platform/jobs/start-work.ts';
import { openPlatform } from './platform/open-platform.ts';

// What this process writes (mails, pictures) is for its own user alone (rules.md R42).
process.umask(0o077);

const platform = await openPlatform(parseConfig(process.env), { process: 'worker', features });
const stopWork = await startWork(platform, workOf(features));
platform.log.info('the worker waits for jobs');

closeWithGrace({ delay: 9000, logger: platform.log }, async ({ err }) => {
  if (err) platform.log.fatal({ err }, 'the process ends because of an error');
  await stopWork();
  await platform.close();
});
// The IPC channel closes when our supervisor ends: stop as well.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
