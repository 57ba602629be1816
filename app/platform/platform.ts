import type pg from 'pg';
import { type Captcha, openCaptcha } from './captcha/captcha.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { type Database, openDatabase, openPool } from './database/database.ts';
import { type Images, openImages } from './images/images.ts';
import { type Declared, type Jobs, openJobs } from './jobs/jobs.ts';
import { openRateLimits, type RateLimits } from './limits/rate-limits.ts';
import { type Logger, openLog } from './log.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { type MediaStore, openMediaStore } from './media/media-store.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { watchChanges } from './page-cache/watch-changes.ts';

/** What every request and job may use. One a process; it holds no state that matters (architecture.md, 'Scale'). */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly media: MediaStore;
  readonly images: Images;
  readonly limits: RateLimits;
  readonly captcha: Captcha;
  readonly pageCache: PageCache;
  close(): Promise<void>;
}

/** Opens everything that `process` needs; throws when the database can't be reached. */
export async function openPlatform(
  config: Config,
  { process, queues, clock = systemClock }: { process: 'web' | 'worker'; queues: readonly Declared[]; clock?: Clock },
): Promise<Platform> {
  const log = openLog(config.logLevel, process);
  const pool = openPool({ url: config.databaseUrl, size: config.databasePool, log });
  const db = openDatabase({ pool, log });
  const jobs = await openJobs({ url: config.databaseUrl, log, works: process === 'worker' });
  await jobs.declare(queues);
  const pageCache = new PageCache(clock);
  const stopWatching = process === 'web' ? watchChanges({ db, cache: pageCache, clock, log }) : async () => {};
  return {
    config,
    clock,
    log,
    pool,
    db,
    jobs,
    mailer: openMailer(config),
    media: await openMediaStore(config),
    images: openImages(config.uploads),
    limits: openRateLimits(pool, config.limits),
    captcha: openCaptcha({ db, clock, secret: config.secret, cost: config.captchaCost }),
    pageCache,
    async close() {
      await stopWatching();
      await jobs.close();
      await db.destroy();
    },
  };
}
