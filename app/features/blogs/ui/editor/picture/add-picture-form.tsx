import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { FieldFrame, fieldAttributes } from '#app/ui/form/fields/field-frame.tsx';
import { FileInput } from '#app/ui/form/fields/file-input.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { X } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { ALT_MAX } from '../../../rules.ts';
import styles from '../editor.module.css';
import { ACCEPTED_PICTURES, ALT_HELP, pictureHelp } from './picture-texts.ts';

interface Props {
  postId: number;
  /** The editor of the post. */
  back: string;
  maxBytes: number;
  formError: FormError | undefined;
}

const ID = 'field-image';

/** The form that adds a picture to a post without JavaScript. */
export function AddPictureForm({ postId, back, maxBytes, formError }: Props) {
  const help = pictureHelp(maxBytes);
  const errors = formError?.errors ?? {};
  const error = errors.image;
  return (
    <UnlessPaused>
      <PostForm encType="multipart/form-data">
        <Stack gap={3}>
          <FormErrorNotice formError={formError} />
          <input type="hidden" name="bericht" value={postId} />
          <FieldFrame id={ID} label="Kies een afbeelding" help={help} error={error}>
            <FileInput {...fieldAttributes(ID, { help, error })} id={ID} name="image" accept={ACCEPTED_PICTURES} />
          </FieldFrame>
          <TextField
            name="Alt"
            label="Wat is er te zien?"
            help={ALT_HELP}
            error={errors.Alt}
            maxLength={ALT_MAX}
            defaultValue={formError?.values.Alt}
          />
          <div className={styles.buttons}>
            <Button type="submit" variant="primary">
              Voeg toe
            </Button>
            <ButtonLink to={back} variant="quiet" icon={X}>
              Sluit
            </ButtonLink>
          </div>
        </Stack>
      </PostForm>
    </UnlessPaused>
  );
}
