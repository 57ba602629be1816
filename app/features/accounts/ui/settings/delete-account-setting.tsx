import { Suspense, useState } from 'react';
import { useFetcher } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { DELETE_ACCOUNT_PATH } from '../../paths.ts';
import { DELETE_QUESTION } from './delete-question.ts';

// Few who see their settings ever open it.
const DeleteAccountForm = lazyPart(() => import('./delete-account-form.tsx').then((file) => file.DeleteAccountForm));

/** Asks in a dialog before it deletes the account. Without JavaScript, a page asks instead. */
export function DeleteAccount() {
  const [confirming, setConfirming] = useState(false);
  const fetcher = useFetcher();
  const close = () => setConfirming(false);
  return (
    <>
      <div>
        <ButtonLink
          to={DELETE_ACCOUNT_PATH}
          icon={Trash2}
          onClick={(event) => {
            event.preventDefault();
            setConfirming(true);
          }}
        >
          Verwijder mijn account
        </ButtonLink>
      </div>
      <Dialog open={confirming} onClose={close} title={DELETE_QUESTION}>
        <Suspense>
          <DeleteAccountForm fetcher={fetcher} formError={formErrorOf(fetcher.data)} onCancel={close} />
        </Suspense>
      </Dialog>
    </>
  );
}
