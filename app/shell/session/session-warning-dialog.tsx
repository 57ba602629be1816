import { LOGOUT_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { LogOut } from '#app/ui/icon/icons.ts';
import { formatTimeLeft } from './format-time-left.ts';
import type { SessionWarning } from './use-session-warning.ts';

/** Offers to extend the session before it ends. Closing the dialog extends it too, because the member is present. */
export function SessionWarningDialog({ timeLeft, failed, extend }: SessionWarning) {
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
