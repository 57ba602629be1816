import type pg from 'pg';
import type { Captcha } from './captcha/captcha.ts';
import type { CaseKind } from './cases/case-kind.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Counter } from './database/compare-counters.ts';
import type { Database } from './database/database.ts';
import type { DraftKinds } from './features/draft-kinds.ts';
import type { EndRole } from './features/end-role.ts';
import type { Images } from './images/images.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { RateLimits } from './limits/rate-limits.ts';
import type { LiveStreams } from './live/live-streams.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaStore } from './media/media-store.ts';
import type { DeleteHealthData } from './member-data/member-data.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import type { Uploads } from './uploads/uploads.ts';

/**
 * The services that every request and job may use, opened once in each process. It holds no state that matters
 * (architecture.md, 'Scale').
 */
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
  readonly uploads: Uploads;
  readonly limits: RateLimits;
  readonly captcha: Captcha;
  /** The kinds of drafts that the features declare, with who may save them. */
  readonly draftKinds: DraftKinds;
  /** The kinds of things that members report for the moderators, as the features declare them. */
  readonly caseKinds: readonly CaseKind[];
  /** What deletes the health data of a member that the features keep, when consent to that is withdrawn. */
  readonly deleteHealthData: readonly DeleteHealthData[];
  /** What ends in the features when a role is taken away from a member. */
  readonly endRole: readonly EndRole[];
  /** The counter columns that the features declare. */
  readonly counters: readonly Counter[];
  readonly pageCache: PageCache;
  /** The open event streams of this process. */
  readonly live: LiveStreams;
  close(): Promise<void>;
}
