import { setTimeout as wait } from 'node:timers/promises';
import { getPayload } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import config from '../payload.config.ts';
import { takeUpInterrupted } from './take-up-interrupted.ts';

/** How long to wait before the next attempt, when there is no database yet. */
const AGAIN_MS = 5000;

/**
 * Starts the clock by which is published what editors scheduled. Payload would do so only when somebody first visits the
 * CMS.
 */
export async function startSchedule(): Promise<void> {
  const startedAt = systemClock.now();
  for (;;) {
    try {
      await takeUpInterrupted(await getPayload({ config }), startedAt);
      await getPayload({ config, cron: true });
      return;
    } catch {
      await wait(AGAIN_MS); // Payload says in the log what is wrong
    }
  }
}
