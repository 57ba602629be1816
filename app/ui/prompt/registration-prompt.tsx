import { use, useEffect } from 'react';
import { loginPath, REGISTER_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { countUsage } from '#app/ui/count-usage.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';

export interface RegistrationPromptProps {
  open: boolean;
  onClose: () => void;
  /** What the visitor was about to do, after 'om': 'dit gesprek te volgen'. */
  purpose: string;
  /** The path of the page to go to after logging in. */
  returnPath: string;
  /** The path to register at, where that is not the one of a participant. */
  registerPath?: string | undefined;
}

/** The dialog about what only participants can see or do. Opening it scrolls to the top of the page. */
export function RegistrationPrompt({
  open,
  onClose,
  purpose,
  returnPath,
  registerPath = REGISTER_PATH,
}: RegistrationPromptProps) {
  const antiforgery = use(AntiforgeryContext);
  useEffect(() => {
    if (!open) return;
    window.scrollTo({ top: 0 });
    countUsage('registration_prompt_opened', antiforgery);
  }, [open, antiforgery]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Word deelnemer om ${purpose}`}
      actions={
        <>
          <ButtonLink to={registerPath} variant="primary">
            Registreren
          </ButtonLink>
          <ButtonLink to={loginPath(returnPath)} variant="secondary">
            Inloggen
          </ButtonLink>
        </>
      }
    >
      <p>Als deelnemer praat je mee, lees je alle verhalen en leer je anderen kennen. Meedoen is gratis.</p>
    </Dialog>
  );
}
