import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router';
import { MINUTE } from '#app/platform/clock.ts';
import { LOGOUT_PATH, sessionEndPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { LogOut } from '#app/ui/icon/icons.ts';
import { SessionCheckContext } from '#app/ui/session/session-check.ts';
import { formatMinutes } from '#app/ui/time/formats.ts';
import { isLoggedIn } from './session-calls.ts';
import { type SessionWarning, useSessionWarning } from './use-session-warning.ts';

interface Props {
  /** The time until the session ends without activity, in milliseconds; null for visitors. */
  timeLeft: number | null;
  children: ReactNode;
}

/**
 * Watches the session: warns the member before it ends, and loads the login page when it has ended, which returns to this
 * page; nothing of the member is left in the document then (rules.md R56). Provides the session check to components.
 */
export function SessionGuard({ timeLeft, children }: Props) {
  const { pathname, search } = useLocation();

  // The login page knows better: the browser still carries the session.
  const goToLogin = useCallback(
    () => location.assign(sessionEndPath(pathname + search, 'expired')),
    [pathname, search],
  );
  const check = useCallback(async () => {
    if (await isLoggedIn()) return true;
    goToLogin();
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

/** Offers to extend the session before it ends. Closing the dialog extends it too, because the member is present. */
function SessionWarningDialog({ timeLeft, failed, extend }: SessionWarning) {
  return (
    <Dialog
      urgent
      open={timeLeft !== null}
      onClose={extend}
      title="Wil je ingelogd blijven?"
      actions={
        <>
          <Button variant="primary" onClick={extend}>
            Blijf ingelogd
          </Button>
          <PostForm action={LOGOUT_PATH}>
            <Button type="submit" icon={LogOut}>
              Uitloggen
            </Button>
          </PostForm>
        </>
      }
    >
      <p>Je hebt een tijd niets gedaan. Over {formatTimeLeft(timeLeft ?? 0)} log je automatisch uit.</p>
      <p>Ben je een reactie of een gesprek aan het schrijven? Wat er staat, blijft bewaard.</p>
      {failed && (
        <Notice kind="error">
          <p>Het is niet gelukt om je ingelogd te houden. Probeer het nog eens.</p>
        </Notice>
      )}
    </Dialog>
  );
}

/** A duration in milliseconds in words, in whole minutes: '5 minuten', '1 minuut', 'minder dan een minuut'. */
export function formatTimeLeft(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'minder dan een minuut';
  return formatMinutes(Math.round(milliseconds / MINUTE));
}
