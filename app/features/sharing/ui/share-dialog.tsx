import { use, useEffect, useRef, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { CallError, createClient } from '#app/platform/http/calls/client.ts';
import { Button } from '#app/ui/button/button.tsx';
import { countUsage } from '#app/ui/count-usage.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { submissionKeys } from '#app/ui/form/submission-key.ts';
import type { ShareTarget } from '../paths.ts';
import { SHARE_CALLS, SHARE_NOUNS } from '../rules.ts';
import { ShareConfirmation } from './share-confirmation.tsx';
import { ShareForm } from './share-form.tsx';
import { withServerProblem } from './with-server-problem.ts';

export interface ShareDialogProps {
  target: ShareTarget;
  open: boolean;
  onClose: () => void;
}

/** The form that shares a page by mail, above that page. What was typed is still there when it is opened again. */
export function ShareDialog({ target, open, onClose }: ShareDialogProps) {
  const { state, formError, send, restart } = useShare(target);
  const typed = useRef<Record<string, string>>({});
  const antiforgery = use(AntiforgeryContext);
  useEffect(() => {
    if (open) countUsage('share_form_opened', antiforgery);
  }, [open, antiforgery]);

  function close() {
    onClose();
    if (state !== 'sent') return;
    typed.current = {};
    restart();
  }
  return (
    <Dialog open={open} onClose={close} title={`Stuur dit ${SHARE_NOUNS[target.type]} door`}>
      {state === 'sent' ? (
        <ShareConfirmation type={target.type}>
          <div>
            <Button type="button" onClick={close}>
              Terug naar de tekst
            </Button>
          </div>
        </ShareConfirmation>
      ) : (
        <ShareForm
          target={target}
          formError={formError}
          busy={state === 'sending'}
          onSend={send}
          typed={typed.current}
          onTyped={(values) => {
            typed.current = values;
          }}
        />
      )}
    </Dialog>
  );
}

interface Sharing {
  state: 'default' | 'sending' | 'error' | 'sent';
  formError: FormError | undefined;
  /** The idempotency key of what is sent (rules.md R34). */
  keyOf: (form: FormData) => string;
}

const newSharing = (): Sharing => ({
  state: 'default',
  formError: undefined,
  keyOf: submissionKeys(crypto.randomUUID()),
});

/**
 * Shares a page by mail with the call, so that the page and what was typed stay whatever happens: the form of the router
 * would load the code of another page first. Gives the mode of the form.
 */
function useShare({ type }: ShareTarget) {
  const antiforgery = use(AntiforgeryContext);
  const [sharing, setSharing] = useState(newSharing);

  async function send(form: FormData) {
    setSharing({ ...sharing, state: 'sending' });
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    try {
      const { sharingContract } = await import('../contract.ts');
      const body = values as Record<'SenderName' | 'EmailList' | 'Message' | 'ItemId' | 'Recaptcha', string>;
      const { sharing: calls } = createClient({ sharing: sharingContract });
      await calls[SHARE_CALLS[type]]({ body }, { antiforgery, idempotencyKey: sharing.keyOf(form) });
      setSharing({ ...newSharing(), state: 'sent' });
    } catch (error) {
      setSharing({ ...sharing, state: 'error', formError: toFormError(error, values) });
    }
  }
  const { state, formError } = sharing;
  return { state, formError, send, restart: () => setSharing(newSharing()) };
}

function toFormError(error: unknown, values: Record<string, string>): FormError {
  const shown = { errors: {}, values };
  if (!(error instanceof CallError)) return { ...shown, error: 'unavailable', message: requestErrorMessage(error) };
  const { code, message, fields } = error;
  return withServerProblem({ ...shown, error: code as FormError['error'], message, errors: fields });
}
