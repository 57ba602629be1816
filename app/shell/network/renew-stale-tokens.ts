import type { DataRouter } from 'react-router';

/**
 * Repeats, once and with a new antiforgery token, every request of this page that was refused because its token was stale:
 * the member has logged in again in another tab. All requests pass `window.fetch`, those of the router too, which has no
 * other place to repeat them (docs/decisions/navigation.md). A request is not repeated in the name of another member.
 */
export function renewStaleTokens(router: DataRouter): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    if (!(await isStale(response, init))) return response;
    const token = await findToken(router.state.loaderData.root?.viewer?.id, send);
    if (token === null) return response;
    const headers = new Headers(init?.headers);
    headers.set('x-xsrf-token', token); // counts more than the token in a form
    const repeated = await send(input, { ...init, headers });
    // After a form the router loads the page again, and with it the new token.
    if (new URL(response.url).pathname.startsWith('/api/')) void router.revalidate();
    return repeated;
  };
}

async function isStale(response: Response, init: RequestInit | undefined): Promise<boolean> {
  if (response.status !== 403 || response.type !== 'basic' || (init?.method ?? 'GET') === 'GET') return false;
  const body = await readJson<{ error: string }>(response.clone());
  return body?.error === 'foreign_request';
}

/** The token of the session of this browser; null when there is none, or when it is not that of `memberId`. */
async function findToken(memberId: number | undefined, send: typeof fetch): Promise<string | null> {
  const [user, proof] = await Promise.all([
    send('/api/v1/CustomUser').then(readJson<{ Id: number }>),
    send('/api/v1/antiforgery').then(readJson<{ Token: string }>),
  ]);
  const isSame = memberId === undefined || memberId === user?.Id;
  return isSame ? (proof?.Token ?? null) : null;
}

const readJson = <T>(response: Response): Promise<T | null> => response.json().catch(() => null);
