import type { ReactNode } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { SHARE_NOUNS, type ShareType } from '../rules.ts';

/** Replaces the form once the mails are on their way. */
export function ShareConfirmation({ type, children }: { type: ShareType; children: ReactNode }) {
  return (
    <FormConfirmation>
      <Notice kind="success">
        <p>Dit {SHARE_NOUNS[type]} is doorgestuurd</p>
      </Notice>
      {children}
    </FormConfirmation>
  );
}
