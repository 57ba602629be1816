import { type FetcherWithComponents, useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { DELETE_ACCOUNT_PATH, editSettingPath, settingPath } from '../../paths.ts';
import styles from '../form-actions.module.css';

export const DELETE_QUESTION = 'Weet je dit zeker?';

const REASON_MAX = 1000;

const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

interface Props {
  /** Submits through this fetcher, in the dialog. */
  fetcher?: FetcherWithComponents<unknown>;
  formError: FormError | undefined;
  /** Closes the dialog; without it there is a link back. */
  onCancel?: () => void;
}

/** What deleting the account does, and the form to do it. */
export function DeleteAccountForm({ fetcher, formError, onCancel }: Props) {
  const navigating = useNavigation().state !== 'idle';
  const busy = fetcher ? fetcher.state !== 'idle' : navigating;
  const errors = withInstructions(formError?.errors ?? {}, INSTRUCTIONS);
  const cancel = 'Nee, annuleren';
  return (
    <Stack gap={3}>
      <Prose>
        <ul>
          <li>Je account, je profiel, je foto, je berichten en je favorieten verdwijnen. Dat kan niet terug.</li>
          <li>
            Gesprekken en reacties blijven staan zonder je naam. Je naam wordt vervangen door ‘voormalig deelnemer’.
          </li>
          <li>
            Wil je een kopie bewaren? <Link to={editSettingPath('gegevens')}>Download dan eerst je gegevens</Link>.
          </li>
        </ul>
      </Prose>
      {formError && Object.keys(errors).length === 0 && (
        <Notice kind="error" focusOn={formError}>
          <p>{formError.message}</p>
        </Notice>
      )}
      <PostForm action={DELETE_ACCOUNT_PATH} {...(fetcher && { fetcher })}>
        <Stack gap={3}>
          <TextArea
            id="delete-reason"
            label="Waarom wil je weg?"
            optional
            help="We bewaren je antwoord zonder je naam."
            name="ReasonDeleted"
            rows={3}
            maxLength={REASON_MAX}
            defaultValue={formError?.values.ReasonDeleted}
            error={errors.ReasonDeleted}
          />
          <PasswordField
            id="delete-password"
            label="Wachtwoord"
            name="Password"
            help="Zo weten we dat jij het bent."
            autoComplete="current-password"
            error={errors.Password}
          />
          <div className={styles.actions}>
            {onCancel ? (
              <Button type="button" onClick={onCancel}>
                {cancel}
              </Button>
            ) : (
              <ButtonLink to={settingPath('verwijderen')}>{cancel}</ButtonLink>
            )}
            <Button variant="danger" busy={busy}>
              Ja, ik weet het zeker
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Stack>
  );
}
