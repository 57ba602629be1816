import { type ChangeEvent, use, useState } from 'react';
import { pictureErrorMessage } from '#app/platform/images/picture-error-message.ts';
import { UNEXPECTED_ERROR } from '#app/ui/feedback/toast-context.ts';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { FieldFrame, fieldAttributes } from '#app/ui/form/fields/field-frame.tsx';
import { FileInput } from '#app/ui/form/fields/file-input.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { useSessionCheck } from '#app/ui/session/session-check.ts';
import { blockField } from '../../../body/form-fields.ts';
import { pictureIdOf, picturePath } from '../../../paths.ts';
import { ALT_MAX } from '../../../rules.ts';
import type { BlockEditorProps } from '../blocks/block-editor-props.ts';
import { detached } from '../blocks/detached.ts';
import styles from '../editor.module.css';
import { ACCEPTED_PICTURES, ALT_HELP, pictureHelp } from './picture-texts.ts';

/** The fields of a picture: the picture itself, which is uploaded as soon as it is chosen, and its alt text. */
export function PictureFields({ block, index, maxBytes, errors, onChange }: BlockEditorProps) {
  const hydrated = useHydrated();
  const { upload, uploading, error } = useUpload(maxBytes, (path) => onChange({ content: path }));
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
            onChange={upload}
          />
        </FieldFrame>
      )}
      <p role="status" className={styles.help}>
        {uploading ? `‘${uploading}’ wordt geüpload…` : ''}
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

  async function upload({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (!file) return;
    const tooLarge = file.size > maxBytes;
    setError(
      tooLarge ? pictureErrorMessage('bytes', { bytes: maxBytes, pixels: 0, seconds: 0 }, 'afbeelding') : undefined,
    );
    if (tooLarge || !(await checkSession())) return;
    setUploading(file.name);
    const uploaded = await uploadPicture(file, antiforgery);
    setUploading(undefined);
    target.value = ''; // so that the same file can be chosen again
    if ('error' in uploaded) setError(uploaded.error);
    else onUploaded(uploaded.path);
  }

  return { upload, uploading, error };
}

/** The path of an uploaded picture, or why it could not be used. */
type Upload = { path: string } | { error: string };

/** Uploads a picture for a post. It uses plain fetch: the typed client sends no files. */
async function uploadPicture(file: File, antiforgery: string | null): Promise<Upload> {
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
