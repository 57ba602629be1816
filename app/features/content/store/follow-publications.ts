import { SECOND } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { runAtInterval } from '#app/platform/run-at-interval.ts';
import { takePublications } from './take-publications.ts';

const INTERVAL = SECOND / 2;

/**
 * Looks every half second for what the CMS handed over; a lost database is waited for. Gives the function that ends it,
 * which waits for what is being taken.
 */
export function followPublications(platform: Platform): () => Promise<void> {
  return runAtInterval(async () => {
    try {
      await takePublications(platform);
    } catch (error) {
      platform.log.warn({ reason: (error as Error).message }, 'publications could not be read');
    }
  }, INTERVAL);
}
