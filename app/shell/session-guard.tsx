import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SessionCheckContext } from '#app/ui/toggle/session-check.ts';

const CURRENT_USER = '/api/v1/CustomUser';

/**
 * Gives the widgets below a way to ask whether the session still lives. When it does not, the reader is led to the login,
 * and afterwards back to this page (spec §4, Session check).
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const check = useCallback(async () => {
    if (await isAlive()) return true;
    const query = new URLSearchParams({ 'session-timeout': 'true', afterLoginUrl: pathname + search });
    await navigate(`/inloggen?${query}`);
    return false;
  }, [navigate, pathname, search]);

  return <SessionCheckContext value={check}>{children}</SessionCheckContext>;
}

async function isAlive(): Promise<boolean> {
  try {
    const response = await fetch(CURRENT_USER, { credentials: 'same-origin' });
    return response.ok && Boolean((await response.json()).Id);
  } catch {
    return false;
  }
}
