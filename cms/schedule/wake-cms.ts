import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '../settings.ts';

/** The pause before the next request, when the CMS or its database is not ready yet. */
const RETRY_MS = 5000;

/**
 * Requests a page of the CMS until it answers: Payload only starts the schedule of its jobs, which publish what editors
 * scheduled, at the first request. Opening Payload here instead would make a second instance of it.
 * @param origin the address of the CMS
 * @param retryMs the pause between two requests, in milliseconds
 */
export async function wakeCms(origin = settings.ownUrl ?? settings.cmsUrl, retryMs = RETRY_MS): Promise<void> {
  const answers = () =>
    fetch(`${origin}/api/users/init`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(retryMs);
}
