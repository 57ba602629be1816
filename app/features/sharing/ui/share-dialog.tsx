import { use, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { countUsage } from '#app/ui/usage/count-usage.ts';
import type { ShareTarget } from '../paths.ts';
import { SHARE_NOUNS } from '../rules.ts';
import { ShareConfirmation } from './share-confirmation.tsx';
import { ShareForm } from './share-form.tsx';
import { useShare } from './use-share.ts';

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
