import { LOGOUT_PATH } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { LogOut } from '#app/ui/icon/icons.ts';
import { timeLeft } from './format-time-left.ts';
import type { SessionWarning } from './use-session-warning.ts';

/** Offers to stay before the session ends. To close it is to be there, so that stays as well. */
export function SessionWarningDialog({ left, failed, stay }: SessionWarning) {
  return (
    <Dialog
      urgent
      open={left !== null}
      onClose={stay}
      title="Wil je ingelogd blijven?"
      actions={
        <>
          <Button variant="primary" onClick={stay}>
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
      <p>Je hebt een tijd niets gedaan. Over {timeLeft(left ?? 0)} log je automatisch uit.</p>
      <p>Ben je een reactie of een gesprek aan het schrijven? Wat er staat, blijft bewaard.</p>
      {failed && (
        <Notice kind="error">
          <p>Het is niet gelukt om je ingelogd te houden. Probeer het nog eens.</p>
        </Notice>
      )}
    </Dialog>
  );
}
