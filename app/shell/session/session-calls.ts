/** The calls about the session. They use fetch, because the typed client would add zod to the script of every page. */

const CURRENT_USER = '/api/v1/CustomUser';
const CURRENT_SESSION = '/api/v1/sessions/current';

/** The time until the session ends, in milliseconds; `unknown` when the server cannot be reached. */
export type TimeLeft = number | 'ended' | 'unknown';

/**
 * Whether the member is still logged in, as far as is known: false when the server says otherwise. Without an answer the
 * page stays (docs/decisions/navigation.md).
 */
export async function isLoggedIn(): Promise<boolean> {
  try {
    const response = await fetch(CURRENT_USER, { credentials: 'same-origin' });
    if (response.status === 429 || response.status >= 500) return true;
    return response.ok && Boolean((await response.json()).Id);
  } catch {
    return true;
  }
}

/** Fetches the time that is left. This request does not count as activity in the session. */
export const fetchTimeLeft = (): Promise<TimeLeft> => callSession({ method: 'GET' });

/** Extends the session. `antiforgery` is its anti-forgery token (rules.md R9). */
export const extendSession = (antiforgery: string | null): Promise<TimeLeft> =>
  callSession({ method: 'POST', headers: { 'x-xsrf-token': antiforgery ?? '' } });

async function callSession(request: RequestInit): Promise<TimeLeft> {
  try {
    const response = await fetch(CURRENT_SESSION, { ...request, credentials: 'same-origin' });
    if (response.status === 401) return 'ended';
    return response.ok ? (await response.json()).SecondsLeft * 1000 : 'unknown';
  } catch {
    return 'unknown';
  }
}
