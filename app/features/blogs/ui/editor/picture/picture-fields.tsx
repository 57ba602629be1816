import { type ChangeEvent, use, useState } from 'react';
import { UNEXPECTED_ERROR } from '#app/platform/errors/unexpected-error.ts';
import { pictureErrorMessage } from '#app/platform/images/picture-error-message.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { FieldFrame, fieldAttributes } from '#app/ui/form/fields/field-frame.tsx';
import { FileInput } from '#app/ui/form/fields/file-input.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { shrinkPhoto } from '#app/ui/form/shrink-photo.ts';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { useSessionCheck } from '#app/ui/session/session-check.ts';
import { blockField } from '../../../body/form-fields.ts';
import { pictureIdOf, picturePath } from '../../../paths.ts';
import { ALT_MAX } from '../../../rules.ts';
import type { BlockEditorProps } from '../blocks/block-editor-props.ts';
import { detached } from '../blocks/detached.ts';
import styles from '../editor.module.css';
import { PendingUploadsContext } from './pending-uploads.ts';
import { ACCEPTED_PICTURES, ALT_HELP, pictureHelp } from './picture-texts.ts';

/** The fields of a picture: the picture itself, which is uploaded as soon as it is chosen, and its alt text. */
export function PictureFields({ block, index, maxBytes, errors, onChange }: BlockEditorProps) {
  const hydrated = useHydrated();
  const { choose, uploading, error, added } = useUpload(maxBytes, (path) => onChange({ content: path }));
  const name = blockField(index, 'Content');
  const id = `field-${name}`;
  const pictureId = pictureIdOf(block.content);
  const help = pictureHelp(maxBytes);
  const shownError = error ?? errors.content;
  return (
    <>
      {pictureId && <img src={picturePath(pictureId)} alt={block.alt} className={styles.picture} />}
      {!hydrated && <input type="hidden" name={name} value={block.content} />}
      {hydrated && (
        <FieldFrame
          id={id}
          label={pictureId ? 'Kies een andere afbeelding' : 'Kies een afbeelding'}
          help={help}
          error={shownError}
        >
          <FileInput
            {...fieldAttributes(id, { help, error: shownError })}
            {...detached(hydrated)}
            id={id}
            accept={ACCEPTED_PICTURES}
            onChange={choose}
          />
        </FieldFrame>
      )}
      <p role="status" className={styles.help}>
        {uploading ? `‘${uploading}’ wordt geüpload…` : added && 'Afbeelding toegevoegd.'}
      </p>
      {(pictureId || block.alt) && (
        <TextField
          {...detached(hydrated)}
          name={blockField(index, 'Alt')}
          label="Wat is er te zien?"
          help={ALT_HELP}
          error={errors.alt}
          maxLength={ALT_MAX}
          defaultValue={block.alt}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
      )}
    </>
  );
}

/** Uploads the picture that is chosen, and gives its path to `onUploaded`. */
function useUpload(maxBytes: number, onUploaded: (path: string) => void) {
  const antiforgery = use(AntiforgeryContext);
  const checkSession = useSessionCheck();
  const [uploading, setUploading] = useState<string>();
  const [error, setError] = useState<string>();
  const [added, setAdded] = useState(false);
  const addUpload = use(PendingUploadsContext);

  /** Gives whether the server has the picture. */
  async function upload(target: HTMLInputElement, chosen: File): Promise<boolean> {
    setUploading(chosen.name);
    setAdded(false);
    const file = await shrinkPhoto(chosen);
    const tooLarge = file.size > maxBytes;
    setError(
      tooLarge ? pictureErrorMessage('bytes', { bytes: maxBytes, pixels: 0, seconds: 0 }, 'afbeelding') : undefined,
    );
    const uploaded = !tooLarge && (await checkSession()) ? await uploadPicture(file, antiforgery) : null;
    target.value = ''; // so that the same file can be chosen again
    const path = uploaded && 'path' in uploaded ? uploaded.path : null;
    if (path) onUploaded(path);
    else if (uploaded && 'error' in uploaded) setError(uploaded.error);
    setAdded(path !== null);
    setUploading(undefined);
    return path !== null;
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = target.files?.[0];
    if (chosen) addUpload(upload(target, chosen));
  };

  return { choose, uploading, error, added };
}

/** The path of an uploaded picture, or why it could not be used. */
type Upload = { path: string } | { error: string };

/** What is uploaded, one picture after another: the server takes few of a member at once. */
let former: Promise<unknown> = Promise.resolve();

function uploadPicture(file: File, antiforgery: string | null): Promise<Upload> {
  const upload = former.then(() => sendPicture(file, antiforgery));
  former = upload;
  return upload;
}

/** Uploads a picture for a post. It uses plain fetch: the typed client sends no files. */
async function sendPicture(file: File, antiforgery: string | null): Promise<Upload> {
  const body = new FormData();
  body.set('image', file);
  try {
    const response = await fetch('/api/v1/CustomBlog/postimage', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'x-xsrf-token': antiforgery ?? '' },
      body,
    });
    const answer = await response.json();
    if (response.ok) return { path: answer.imgUrl };
    return { error: answer.fields?.image ?? answer.message ?? UNEXPECTED_ERROR };
  } catch {
    return { error: 'Het uploaden is niet gelukt. Kijk of je internet hebt en probeer het nog eens.' };
  }
}
