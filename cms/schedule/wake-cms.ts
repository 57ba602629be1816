import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '../settings.ts';

/** How long to wait before the next attempt, when the CMS or its database does not answer yet. */
const AGAIN_MS = 5000;

/**
 * Visits the CMS until it has answered once: with its first visitor Payload starts the clock by which is published what
 * editors scheduled. By a request, for a Payload that was opened here would be another than the one that answers, and
 * neither would know the other's errors.
 * @param origin where it is visited
 * @param againMs the pause between two visits, in milliseconds
 */
export async function wakeCms(origin = settings.ownUrl ?? settings.cmsUrl, againMs = AGAIN_MS): Promise<void> {
  const answers = () =>
    fetch(`${origin}/api/users/init`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(againMs);
}
