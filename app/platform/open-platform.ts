import { openCaptcha } from './captcha/captcha.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config/config.ts';
import { openDatabase, openPool } from './database/database.ts';
import type { Feature } from './features/define-feature.ts';
import { draftKindsOf } from './features/draft-kinds.ts';
import { workOf } from './features/work-of.ts';
import { openImages } from './images/images.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { isQueueWork } from './jobs/work.ts';
import { openRateLimits } from './limits/rate-limits.ts';
import { openLive } from './live/open-live.ts';
import { openLog } from './log.ts';
import { openMailer } from './mail/mailer.ts';
import { openMediaStore } from './media/media-store.ts';
import { PageCache } from './page-cache/page-cache.ts';
import { watchPageChanges } from './page-cache/watch-page-changes.ts';
import type { Platform } from './platform.ts';
import { openUploads } from './uploads/uploads.ts';

/**
 * Opens everything that `process` needs for these features; throws when the database can't be reached.
 */
export async function openPlatform(
  config: Config,
  {
    process,
    features,
    clock = systemClock,
  }: { process: 'web' | 'worker'; features: readonly Feature[]; clock?: Clock },
): Promise<Platform> {
  const log = openLog(config.logLevel, process);
  const pool = openPool({ url: config.databaseUrl, size: config.databasePool, seconds: config.databaseSeconds, log });
  const db = openDatabase({ pool, log });
  const jobs = await openJobs({ url: config.databaseUrl, log, isWorker: process === 'worker' });
  jobs.declare(workOf(features).filter(isQueueWork));
  const pageCache = new PageCache(clock);
  const stopWatching = process === 'web' ? watchPageChanges({ db, cache: pageCache, clock, log }) : async () => {};
  const { live, close: closeLive } = openLive({ config, db, clock, log, listening: process === 'web' });
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
    uploads: openUploads(config),
    limits: openRateLimits(pool, {
      limits: features.flatMap((feature) => feature.limits ?? []),
      settings: config.limits,
    }),
    captcha: openCaptcha({ db, clock, secret: config.secret, cost: config.captchaCost }),
    draftKinds: draftKindsOf(features.flatMap((feature) => feature.draftKinds ?? [])),
    caseKinds: features.flatMap((feature) => feature.caseKinds ?? []),
    deleteHealthData: features.flatMap((feature) => feature.deleteHealthData ?? []),
    endRole: features.flatMap((feature) => feature.endRole ?? []),
    counters: features.flatMap((feature) => feature.counters ?? []),
    pageCache,
    live,
    async close() {
      await closeLive();
      await stopWatching();
      await jobs.close();
      await db.destroy();
    },
  };
}
