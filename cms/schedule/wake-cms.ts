import { setTimeout as wait } from 'node:timers/promises';
import { settings } from '../settings.ts';

/** The pause before the next request, when the CMS or its database is not ready yet. */
const RETRY_MS = 5000;

/** How long a request may take. The first one opens Payload, and a CMS that hangs must not end the attempts. */
const TIMEOUT_MS = 30_000;

/**
 * Requests a page of the CMS until it answers: Payload only starts the schedule of its jobs, which publish what editors
 * scheduled, at the first request. Opening Payload here instead would make a second instance of it.
 * @param origin the address of the CMS
 * @param times the pause between two requests, and how long each may take, in milliseconds
 */
export async function wakeCms(
  origin = settings.ownUrl ?? settings.cmsUrl,
  { retryMs = RETRY_MS, timeoutMs = TIMEOUT_MS } = {},
): Promise<void> {
  const answers = () =>
    fetch(`${origin}/api/users/init`, { signal: AbortSignal.timeout(timeoutMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await wait(retryMs);
}
