import closeWithGrace from 'close-with-grace';
import { followPublications } from './features/content/store/follow-publications.ts';
import { parseConfig } from './platform/config/config.ts';
import { openPlatform } from './platform/platform.ts';
import { work } from './work.ts';

const platform = await openPlatform(parseConfig(process.env), { process: 'worker', queues: work });
await platform.jobs.work(work.map((todo) => todo.on(platform)));
const stopFollowing = followPublications(platform);
platform.log.info('the worker waits for jobs');

closeWithGrace({ delay: 9000, logger: platform.log }, async ({ err }) => {
  if (err) platform.log.fatal({ err }, 'the process ends because of an error');
  await stopFollowing();
  await platform.close();
});
// The supervisor that started us is gone: don't stay behind.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
