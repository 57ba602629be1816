import { type FetcherWithComponents, useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { DELETE_ACCOUNT_PATH, editSettingPath, settingPath } from '../../paths.ts';
import styles from '../form-actions.module.css';

const REASON_MAX = 1000;

const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const TEXT_CHOICES = [
  {
    value: 'stay',
    label: 'Mijn teksten blijven staan, zonder mijn naam',
    help: 'Er komt ‘voormalig deelnemer’ bij te staan. Anderen hebben er nog iets aan.',
  },
  {
    value: 'go',
    label: 'Mijn teksten gaan weg',
    help: 'Op de plek van een reactie staat dan: ingetrokken. Wat anderen schreven, blijft. Ook dit kun je niet terugdraaien.',
  },
];

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
  const errors = withInstructions(useStandingErrors(formError?.errors), INSTRUCTIONS);
  const cancel = 'Nee, annuleren';
  return (
    <Stack gap={3}>
      <Prose>
        <ul>
          <li>
            Je account, je profiel, je foto, je berichten, je blog en je favorieten verdwijnen. Dat kun je niet
            terugdraaien.
          </li>
          <li>
            Wil je een kopie bewaren? <Link to={editSettingPath('gegevens')}>Download dan eerst je gegevens</Link>.
          </li>
        </ul>
      </Prose>
      <FormErrorNotice formError={formError} />
      <PostForm action={DELETE_ACCOUNT_PATH} {...(fetcher && { fetcher })}>
        <Stack gap={3}>
          <RadioList
            name="Texts"
            legend="Wat gebeurt er met je gesprekken, reacties en beantwoorde vragen?"
            options={TEXT_CHOICES}
            defaultValue={formError?.values.Texts ?? 'stay'}
            error={errors.Texts}
          />
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
