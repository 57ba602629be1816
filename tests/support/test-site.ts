import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, inject } from 'vitest';
import { features as allFeatures } from '#app/features.ts';
import { parseConfig } from '#app/platform/config/config.ts';
import type { Feature } from '#app/platform/features/define-feature.ts';
import { workOf } from '#app/platform/features/work-of.ts';
import type { Pages } from '#app/platform/http/pages/pages.ts';
import { isQueueWork } from '#app/platform/jobs/work.ts';
import { readOutbox } from '#app/platform/mail/outbox.ts';
import { openPlatform } from '#app/platform/open-platform.ts';
import type { Platform } from '#app/platform/platform.ts';
import { openSite } from '#app/site.ts';
import { settingsEnvironment } from '#settings/environments.js';
import { namesFor } from '#settings/read-settings.js';
import type { SettingTexts } from '#settings/values.ts';
import { TestClock } from './clock.ts';
import { cloneDatabase } from './postgres.ts';
import { WIDE_LIMITS } from './time-limits.ts';

export interface TestSite {
  platform: Platform;
  server: FastifyInstance;
  clock: TestClock;
  /** The settings, for a script that is run on the same database. */
  environment: NodeJS.ProcessEnv;
  /** Runs the scheduled jobs once, as the worker does within a day. */
  scheduledJobs(): Promise<void>;
  /** Runs the queued jobs, as the worker does, until none is left. */
  work(): Promise<void>;
  /** Runs the queued jobs, and gives the mails that were sent to this address, the newest first. */
  mailsTo(email: string): Promise<Email[]>;
  close(): Promise<void>;
}

interface TestSiteOptions {
  pages?: Pages | Promise<Pages>;
  features?: readonly Feature[];
}

/** Opens a site for all tests of a file or a `describe`, as `openTestSite` does, and closes it after them. */
export function setUpTestSite(...choices: Parameters<typeof openTestSite>): TestSite {
  const site = {} as TestSite; // filled before the first test
  beforeAll(async () => void Object.assign(site, await openTestSite(...choices)));
  afterAll(() => site.close());
  return site;
}

/**
 * Opens the site on a database of its own. `settings` are those of the environment; rate limits are high unless a test
 * lowers them. Without `pages` it handles only calls.
 */
export async function openTestSite(
  settings: SettingTexts<'site'> = {},
  { pages, features = allFeatures }: TestSiteOptions = {},
): Promise<TestSite> {
  const database = await cloneDatabase(inject('database'));
  const dataDir = await mkdtemp(join(tmpdir(), 'niergenoten-data-'));
  const clock = new TestClock();
  const environment = settingsEnvironment({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of the tests, and of nothing else',
    LOG_LEVEL: 'silent',
    ...WIDE_LIMITS,
    CAPTCHA_COST: '1',
    SECOND_FACTOR_REQUIRED: 'none', // most tests make their sessions without logging in
    HOLD_AFTER_REPORTERS: '2',
    ...settings,
  });
  const config = parseConfig({ ...HIGH_LIMITS, ...environment });
  const platform = await openPlatform(config, { process: 'web', features, clock });
  const server = await openSite(platform, { features, pages: await pages });
  return {
    platform,
    server,
    clock,
    environment,
    scheduledJobs: () => runScheduledJobs(platform, features),
    work: () => runWork(platform, features),
    async mailsTo(email) {
      await runWork(platform, features);
      const mails = await readOutbox(dataDir, 1000);
      return mails.map(({ mail }) => mail).filter(({ to }) => to?.some(({ address }) => address === email));
    },
    async close() {
      await server.close();
      await platform.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const HIGH_LIMITS = Object.fromEntries(
  namesFor('site')
    .filter((name) => name.startsWith('LIMIT_'))
    .map((name) => [name, '100000/60']),
);

async function runScheduledJobs(platform: Platform, features: readonly Feature[]): Promise<void> {
  for (const { kind, run } of workOf(features).filter(isQueueWork)) if (kind.cron) await run(platform, {});
}

async function runWork(platform: Platform, features: readonly Feature[]): Promise<void> {
  const work = workOf(features);
  for (const each of work) if (!isQueueWork(each)) await each.run(platform, new AbortController().signal);
  await platform.jobs.drain(
    work.filter(isQueueWork).map(({ kind, run }) => ({ kind, run: (payload) => run(platform, payload) })),
  );
}
