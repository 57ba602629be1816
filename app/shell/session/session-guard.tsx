import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionTimeoutPath } from '#app/platform/paths.ts';
import { SessionCheckContext } from '#app/ui/toggle/session-check.ts';
import { isLoggedIn } from './session-calls.ts';
import { SessionWarningDialog } from './session-warning-dialog.tsx';
import { useSessionWarning } from './use-session-warning.ts';

interface Props {
  /** How long the session lives without activity, in milliseconds; null for visitors. */
  left: number | null;
  children: ReactNode;
}

/**
 * Watches over the session of the page below. Gives the widgets a way to ask whether it still lives, warns before it
 * ends, and when it has ended leads the reader to the login, and afterwards back to this page (spec §4, Session check).
 */
export function SessionGuard({ left, children }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const leave = useCallback(async () => navigate(sessionTimeoutPath(pathname + search)), [navigate, pathname, search]);
  const check = useCallback(async () => {
    if (await isLoggedIn()) return true;
    await leave();
    return false;
  }, [leave]);
  const end = useSessionWarning(left, leave);

  return (
    <SessionCheckContext value={check}>
      {children}
      <SessionWarningDialog {...end} />
    </SessionCheckContext>
  );
}
