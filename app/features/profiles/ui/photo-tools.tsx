import { useEffect, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import type { UploadLimits } from '#app/platform/images/open-picture.ts';
import { useToast } from '#app/ui/feedback/toast-context.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import styles from './photo-tools.module.css';
import { RemovePhoto } from './remove-photo-button.tsx';
import { UploadPhoto } from './upload-photo.tsx';

interface Props {
  hasPhoto: boolean;
  uploads: UploadLimits;
  /** Whether it is on the page of the photo. Elsewhere there is only room for buttons. */
  ownPage?: boolean | undefined;
  /** The error of a photo that was sent without JavaScript. */
  formError?: FormError | undefined;
}

/** The buttons to upload, replace and remove one's photo. */
export function PhotoTools({ hasPhoto, uploads, ownPage = false, formError }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [uploading, removing] = [useFetcher(), useFetcher()];
  const show = useToast();
  useFetcherSuccess(uploading, () => show('Je foto is bewaard.', 'success'));
  useFetcherSuccess(removing, () => {
    show('Je foto is verwijderd.', 'success');
    uploading.reset();
    button.current?.focus(); // the button that had the focus is gone
  });
  const upload = (
    <UploadPhoto
      fetcher={uploading}
      button={button}
      hasPhoto={hasPhoto}
      uploads={uploads}
      ownPage={ownPage}
      formError={formErrorOf(uploading.data) ?? formError}
    />
  );
  return (
    <div className={styles.tools}>
      {ownPage ? <UnlessPaused>{upload}</UnlessPaused> : upload}
      {hasPhoto && <RemovePhoto fetcher={removing} />}
    </div>
  );
}

/** Calls `onSuccess` after each accepted submission of the fetcher, once the page shows its result. */
function useFetcherSuccess({ state, data }: FetcherWithComponents<unknown>, onSuccess: () => void): void {
  const submitted = useRef(false);
  useEffect(() => {
    const wasSubmitted = submitted.current;
    submitted.current = state !== 'idle';
    if (state !== 'idle' || !wasSubmitted) return;
    if (!formErrorOf(data)) onSuccess();
  });
}
