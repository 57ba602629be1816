import { useState } from 'react';
import { type FetcherWithComponents, useLocation } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { REMOVE_PHOTO_PATH } from '../paths.ts';
import styles from './photo-tools.module.css';

export const REMOVE_QUESTION = 'Weet je zeker dat je dit wilt verwijderen?';
export const REMOVE_WARNING = 'Je foto verdwijnt van je profiel en bij alles wat je hebt geschreven.';

/** Why the photo could not be removed. */
export const RemoveError = ({ formError }: { formError: FormError | undefined }) =>
  formError && (
    <Notice kind="error">
      <p>{formError.message} Je foto staat er nog.</p>
    </Notice>
  );

/** Asks for confirmation in a dialog before it removes the photo. Without JavaScript, a page asks instead. */
export function RemovePhoto({ fetcher }: { fetcher: FetcherWithComponents<unknown> }) {
  const [confirming, setConfirming] = useState(false);
  const { pathname } = useLocation();
  const close = () => setConfirming(false);
  return (
    <>
      <ButtonLink
        to={REMOVE_PHOTO_PATH}
        icon={Trash2}
        variant="quiet"
        className={styles.remove}
        onClick={(event) => {
          event.preventDefault();
          setConfirming(true);
        }}
      >
        Verwijder foto
      </ButtonLink>
      <Dialog
        open={confirming}
        onClose={close}
        title={REMOVE_QUESTION}
        actions={
          <>
            <Button type="button" onClick={close}>
              Nee
            </Button>
            <PostForm fetcher={fetcher} action={REMOVE_PHOTO_PATH}>
              <input type="hidden" name="from" value={pathname} />
              <Button variant="danger" busy={fetcher.state !== 'idle'}>
                Ja
              </Button>
            </PostForm>
          </>
        }
      >
        <p>{REMOVE_WARNING}</p>
        <RemoveError formError={formErrorOf(fetcher.data)} />
      </Dialog>
    </>
  );
}
