import { systemClock } from '#app/platform/clock.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate-jobs.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import { ExpectedError, fail } from '../../../bin/process/expected-error.js';
import { seedDemo } from '../seed-demo.ts';
import { loadBulk } from './load-bulk.ts';
import { parseOptions } from './options.ts';
import { requireDemoPeople } from './require-demo-people.ts';

try {
  await load(process.argv.slice(2));
} catch (error) {
  fail(error);
}

async function load(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const config = parseConfig(process.env);
  // The password of every loaded member is public: it is in this repository.
  if (!config.demo)
    throw new ExpectedError('Bulkdata is er voor de demo alleen: zet DEMO=1, met HOST en PUBLIC_URL van deze machine.');
  await migrate(config.databaseUrl);
  await migrateJobs(config.databaseUrl);
  process.umask(0o077); // the photos are for the user of the site alone (rules.md R42)
  const platform = await openPlatform(config, { process: 'worker', features: [] });
  const { db } = platform;
  try {
    await seedDemo(platform, systemClock.now());
    await requireDemoPeople(db);
    const startedAt = performance.now();
    const report = (progress: string) =>
      console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${progress}`);
    await loadBulk(db, options, { clock: systemClock, report });
  } finally {
    await platform.close();
  }
}
