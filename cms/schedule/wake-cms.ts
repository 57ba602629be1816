import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '../settings.ts';

/** How long to wait before the next attempt, when the CMS or its database does not answer yet. */
const AGAIN_MS = 5000;

/**
 * Visits the CMS once, as soon as it answers: with its first visitor Payload starts the clock by which is published what
 * editors scheduled. By a request, for a Payload that was opened here would be another than the one that answers, and
 * neither would know the other's errors.
 */
export async function wakeCms(): Promise<void> {
  const answers = () =>
    fetch(`${settings.cmsUrl}/api/users/init`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(AGAIN_MS);
}
