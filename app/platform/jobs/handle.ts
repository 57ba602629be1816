import type { Platform } from '#app/platform/platform.ts';
import type { JobHandler, JobKind } from './jobs.ts';

/** What a worker does for one kind of job, once it has a platform to do it with. */
export type Work = { kind: JobKind; on(platform: Platform): JobHandler };

/** Ties a kind of job to the function that does it. */
export const handle = <P extends object>(
  kind: JobKind<P>,
  run: (platform: Platform, payload: P) => Promise<void>,
): Work => ({ kind, on: (platform) => ({ kind, run: (payload) => run(platform, payload as P) }) });
