import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import type { ShareTarget } from '../paths.ts';
import { SHARE_NOUNS } from '../rules.ts';
import { ShareConfirmation } from './share-confirmation.tsx';
import { ShareForm } from './share-form.tsx';

export interface ShareDialogProps {
  target: ShareTarget;
  open: boolean;
  onClose: () => void;
}

/** The form that shares a page by mail, above that page. What was typed is still there when it is opened again. */
export function ShareDialog({ target, open, onClose }: ShareDialogProps) {
  const [submissionKey, setSubmissionKey] = useState(newKey);
  const fetcher = useFetcher<FormError | { sent: true }>({ key: submissionKey });
  const typed = useRef<Record<string, string>>({});
  const isSent = fetcher.data !== undefined && 'sent' in fetcher.data;

  function close() {
    onClose();
    if (!isSent) return;
    typed.current = {};
    setSubmissionKey(newKey()); // the next time it is another form
  }
  return (
    <Dialog open={open} onClose={close} title={`Stuur dit ${SHARE_NOUNS[target.type]} door`}>
      {isSent ? (
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
          formError={formErrorOf(fetcher.data)}
          busy={fetcher.state !== 'idle'}
          submissionKey={submissionKey}
          fetcher={fetcher}
          typed={typed.current}
          onTyped={(values) => {
            typed.current = values;
          }}
        >
          <input type="hidden" name="stay" value="true" />
        </ShareForm>
      )}
    </Dialog>
  );
}

const newKey = (): string => crypto.randomUUID();
