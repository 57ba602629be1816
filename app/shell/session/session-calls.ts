/** The calls about the session itself. Plain fetch: the typed client would bring zod along to every page. */

const CURRENT_USER = '/api/v1/CustomUser';
const CURRENT_SESSION = '/api/v1/sessions/current';

/** What is known of the session: how long it lives, in milliseconds, that it has ended, or, while offline, nothing. */
export type TimeLeft = number | 'ended' | 'unknown';

/** Whether the member is still logged in; any failure is a no (spec §4, Session check). */
export async function isLoggedIn(): Promise<boolean> {
  try {
    const response = await fetch(CURRENT_USER, { credentials: 'same-origin' });
    return response.ok && Boolean((await response.json()).Id);
  } catch {
    return false;
  }
}

/** Asks how long is left; that is no activity. */
export const fetchTimeLeft = (): Promise<TimeLeft> => ask({ method: 'GET' });

/** Stays logged in; `antiforgery` is the token of the session (rules.md R9). */
export const stayLoggedIn = (antiforgery: string | null): Promise<TimeLeft> =>
  ask({ method: 'POST', headers: { 'x-xsrf-token': antiforgery ?? '' } });

async function ask(request: RequestInit): Promise<TimeLeft> {
  try {
    const response = await fetch(CURRENT_SESSION, { ...request, credentials: 'same-origin' });
    if (response.status === 401) return 'ended';
    return response.ok ? (await response.json()).SecondsLeft * 1000 : 'unknown';
  } catch {
    return 'unknown';
  }
}
