import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { PRIVACY_PATH } from '#app/features/content/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CaptchaField } from '#app/ui/form/captcha/captcha-field.tsx';
import { useCaptcha, useErrorCount } from '#app/ui/form/captcha/use-captcha.ts';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { REGISTERED_PATH } from '../../paths.ts';
import { ChoosePasswordField } from '../choose-password-field.tsx';
import styles from './registration-form.module.css';
import { useUsernameCheck } from './use-username-check.ts';

interface Props {
  outcome: FormError | { email: string } | undefined;
  relationshipOptions: readonly { value: string; label: string }[];
  /** The relationship that is selected at first. */
  defaultRelationship?: string | undefined;
  busy: boolean;
}

type FieldErrors = Record<string, string | undefined>;

const LABELS = {
  Username: 'Gebruikersnaam',
  Email: 'E-mailadres',
  Password: 'Wachtwoord',
  RelationshipId: 'Wat past bij jou?',
  Terms: 'Akkoord en toestemming',
  Recaptcha: 'Controle dat je geen robot bent',
};

const INSTRUCTIONS = {
  Username: 'Kies een gebruikersnaam',
  Email: 'Vul je e-mailadres in',
  Password: 'Kies een wachtwoord',
  RelationshipId: 'Kies wat bij je past',
  Terms: 'Vink aan dat je akkoord gaat',
  Recaptcha: 'Vink aan dat je geen robot bent',
};

const loadSchema = () => import('../../contract.ts').then((contract) => contract.registerBody);

/**
 * The registration form. It is sent even if the browser finds errors, as soon as the captcha is solved: only the server
 * can say whether the username is taken, the password too common or the captcha right, and all errors are shown at
 * once. After an error all fields but the password keep their values.
 */
export function RegistrationForm({ outcome, relationshipOptions, defaultRelationship, busy }: Props) {
  const formError = outcome && 'error' in outcome ? outcome : undefined;
  const typed = formError?.values ?? {};
  const { errors: standing } = useFieldErrors(loadSchema, { formError, delay: 0 });
  const serverErrors = withInstructions(standing, INSTRUCTIONS);
  const { check: username, onChange: onUsername } = useUsernameCheck();
  const captcha = useCaptcha();
  const submitErrors: FieldErrors = captcha.verified ? { ...serverErrors, Recaptcha: undefined } : serverErrors;
  const errors = username.state === 'invalid' ? { ...submitErrors, Username: username.message } : submitErrors;
  const attempt = useErrorCount(formError);
  useRedirectWhenRegistered(outcome && 'email' in outcome ? outcome.email : undefined);

  return (
    <Stack gap={3}>
      {formError && Object.keys(formError.errors).length === 0 && (
        <Notice kind="error" focusOn={formError}>
          <p>{SERVER_ERRORS.has(formError.error) ? SERVER_ERROR_MESSAGE : formError.message}</p>
        </Notice>
      )}
      <ErrorSummary key={attempt} errors={submitErrors} labels={LABELS} />
      <Card>
        <PostForm className={styles.form} onSubmit={captcha.onSubmit}>
          <AccountFields
            typed={typed}
            errors={errors}
            usernameIsFree={username.state === 'free'}
            onUsername={onUsername}
            relationshipOptions={relationshipOptions}
            defaultRelationship={defaultRelationship}
          />
          <Agreements typed={typed} error={errors.Terms}>
            <CaptchaField name="Recaptcha" error={errors.Recaptcha} attempt={attempt} captcha={captcha} />
          </Agreements>
          <Button variant="accent" type="submit" busy={busy || captcha.pending}>
            Registreren
          </Button>
        </PostForm>
      </Card>
    </Stack>
  );
}

interface AccountFieldsProps extends Pick<Props, 'relationshipOptions' | 'defaultRelationship'> {
  typed: Record<string, string>;
  errors: FieldErrors;
  usernameIsFree: boolean;
  onUsername: ComponentProps<typeof TextField>['onChange'];
}

function AccountFields({ typed, errors, usernameIsFree, onUsername, ...props }: AccountFieldsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Je account</legend>
      <TextField
        label={LABELS.Username}
        help="Zo zien anderen je. Letters, cijfers, _ en -. Kies liever niet je eigen naam: je kunt dit later niet zelf veranderen."
        name="Username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed.Username}
        onChange={onUsername}
        error={errors.Username}
        success={usernameIsFree ? 'Deze gebruikersnaam is vrij.' : ''}
      />
      <TextField
        label={LABELS.Email}
        name="Email"
        type="email"
        autoComplete="email"
        defaultValue={typed.Email}
        error={errors.Email}
      />
      <ChoosePasswordField label={LABELS.Password} error={errors.Password} />
      <SelectField
        label={LABELS.RelationshipId}
        name="RelationshipId"
        placeholder="Kies wat bij je past"
        options={props.relationshipOptions}
        defaultValue={typed.RelationshipId ?? props.defaultRelationship}
        error={errors.RelationshipId}
      />
    </fieldset>
  );
}

interface AgreementsProps {
  typed: Record<string, string>;
  error: string | undefined;
  children: ReactNode;
}

/** The consents; no checkbox is ticked beforehand. */
function Agreements({ typed, error, children }: AgreementsProps) {
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>Afspraken en toestemming</legend>
      <div className={styles.boxes}>
        <CheckboxField
          label="Bewaar wat ik over gezondheid vertel in mijn profiel."
          help="Nu is dat of je patiënt, partner of donor bent, later ook wat je zelf invult. Zonder vinkje bewaren we je keuze niet. Je kunt dit altijd veranderen."
          name="HealthConsent"
          defaultChecked={typed.HealthConsent === 'on'}
        />
        <CheckboxField
          label="Ik wil de nieuwsbrief ontvangen (ongeveer 10 keer per jaar)."
          name="NewsletterOptin"
          defaultChecked={typed.NewsletterOptin === 'on'}
        />
        <CheckboxField
          label={
            <>
              Ik ben 16 jaar of ouder, ga akkoord met de <Link to="/voorwaarden">voorwaarden</Link> en geef toestemming
              om mijn gegevens te verwerken zoals in de <Link to={PRIVACY_PATH}>privacyverklaring</Link> staat.
            </>
          }
          name="Terms"
          defaultChecked={typed.Terms === 'on'}
          error={error}
        />
      </div>
      {children}
    </fieldset>
  );
}

/** After these errors the registration was not processed, and that is not because of what was filled in. */
const SERVER_ERRORS = new Set<FormError['error']>(['internal', 'unavailable']);

const SERVER_ERROR_MESSAGE =
  'Je registratie kon met dit e-mailadres helaas niet worden verwerkt. Neem contact met ons op als je hulp nodig hebt.';

function useRedirectWhenRegistered(email: string | undefined): void {
  const navigate = useNavigate();
  const redirected = useRef(false);
  useEffect(() => {
    if (!email || redirected.current) return;
    redirected.current = true;
    navigate(REGISTERED_PATH, { state: { email }, replace: true });
  }, [email, navigate]);
}
