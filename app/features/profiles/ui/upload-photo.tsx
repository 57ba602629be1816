import { type ChangeEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { type FetcherWithComponents, useLocation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import type { UploadLimits } from '#app/platform/images/open-picture.ts';
import { pictureErrorMessage } from '#app/platform/images/picture-error-message.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useHideSuccess } from '#app/ui/feedback/toast-context.ts';
import { FieldError, fieldAttributes } from '#app/ui/form/fields/field-frame.tsx';
import { FileInput } from '#app/ui/form/fields/file-input.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { shrinkPhoto } from '#app/ui/form/shrink-photo.ts';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { Camera } from '#app/ui/icon/icons.ts';
import { useSessionCheck } from '#app/ui/session/session-check.ts';
import { PHOTO_PATH } from '../paths.ts';
import styles from './photo-tools.module.css';

interface Props {
  fetcher: FetcherWithComponents<unknown>;
  button: RefObject<HTMLButtonElement | null>;
  hasPhoto: boolean;
  uploads: UploadLimits;
  ownPage: boolean;
  formError: FormError | undefined;
}

const ID = 'field-photo';

/**
 * A button that opens the file picker and sends the chosen file at once. Without JavaScript it links to the page of the
 * photo, where a file field is shown and the button submits it.
 */
export function UploadPhoto({ fetcher, button, hasPhoto, uploads, ownPage, formError }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  const checkSession = useSessionCheck();

  const label = hasPhoto ? 'Wijzig foto' : 'Foto uploaden';
  const help = `JPEG, PNG, WebP of AVIF, hoogstens ${uploads.bytes / 1024 ** 2}\u00a0MB.`;
  const [preparing, setPreparing] = useState(false);
  const busy = preparing || fetcher.state !== 'idle';
  const tooLarge = chosen && chosen.size > uploads.bytes ? pictureErrorMessage('bytes', uploads) : undefined;
  const error = busy ? undefined : (tooLarge ?? formError?.errors.photo ?? formError?.message);
  useHideSuccess(error);

  const fieldProps = fieldAttributes(ID, { error, help });

  function choose(event: MouseEvent) {
    if (!hydrated) return;
    event.preventDefault();
    field.current?.click();
  }

  async function send({ currentTarget: { form, files } }: ChangeEvent<HTMLInputElement>) {
    const picked = files?.[0];
    fetcher.reset(); // removes the error of the previous file
    setChosen(picked);
    setPreparing(true);
    const file = picked && (await shrinkPhoto(picked));
    setChosen(file);
    if (file && file.size <= uploads.bytes && (await checkSession())) {
      putFile(field.current, file);
      form?.requestSubmit();
    }
    setPreparing(false);
    if (field.current) field.current.value = ''; // so that the same file can be chosen again
  }

  if (!hydrated && !ownPage) {
    return (
      <ButtonLink to={PHOTO_PATH} icon={Camera}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <PostForm fetcher={fetcher} action={PHOTO_PATH} encType="multipart/form-data" className={styles.upload}>
      <input type="hidden" name="from" value={pathname} />
      <div role="alert">
        <FieldError id={ID} error={error} />
      </div>
      <FileInput
        {...fieldProps}
        ref={field}
        id={ID}
        name="photo"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Kies een foto"
        hidden={hydrated}
        onChange={send}
      />
      <Button
        ref={button}
        icon={Camera}
        busy={busy}
        onClick={choose}
        aria-describedby={hydrated ? fieldProps['aria-describedby'] : undefined}
      >
        {label}
      </Button>
      <p id={`${ID}-help`} className={busy || ownPage ? styles.help : 'visually-hidden'} role="status">
        {busy && chosen ? `‘${chosen.name}’ wordt geüpload…` : help}
      </p>
    </PostForm>
  );
}

/** Puts this file in place of the one that was chosen. */
function putFile(field: HTMLInputElement | null, file: File): void {
  if (!field || field.files?.[0] === file) return;
  const files = new DataTransfer();
  files.items.add(file);
  field.files = files.files;
}
