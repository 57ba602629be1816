import { type ReactNode, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionTimeoutPath } from '#app/platform/paths.ts';
import { SessionCheckContext } from '#app/ui/session/session-check.ts';
import { isLoggedIn } from './session-calls.ts';
import { SessionWarningDialog } from './session-warning-dialog.tsx';
import { useSessionWarning } from './use-session-warning.ts';

interface Props {
  /** The time until the session ends without activity, in milliseconds; null for visitors. */
  timeLeft: number | null;
  children: ReactNode;
}

/**
 * Watches the session: warns the member before it ends, and leads to the login page when it has ended, which returns to
 * this page (sessions-4). Provides the session check to components.
 */
export function SessionGuard({ timeLeft, children }: Props) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const goToLogin = useCallback(
    async () => navigate(sessionTimeoutPath(pathname + search)),
    [navigate, pathname, search],
  );
  const check = useCallback(async () => {
    if (await isLoggedIn()) return true;
    await goToLogin();
    return false;
  }, [goToLogin]);
  const warning = useSessionWarning(timeLeft, goToLogin);

  return (
    <SessionCheckContext value={check}>
      {children}
      <SessionWarningDialog {...warning} />
    </SessionCheckContext>
  );
}
