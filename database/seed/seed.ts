import { systemClock } from '#app/platform/clock.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import { seedDemo } from './seed-demo.ts';

// The photos are for the user of the site alone, as those that the site stores (rules.md R42).
process.umask(0o077);

const platform = await openPlatform(parseConfig(process.env), { process: 'worker', features: [] });
await seedDemo(platform, systemClock.now());
await platform.close();
