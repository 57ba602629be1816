import type { FormError } from '#app/platform/forms/form-error.ts';
import { REGISTER_PATH } from '#app/platform/paths.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { CONFIRM_EMAIL_PATH } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';

interface Props {
  token: string;
  /** The account that the registration becomes. */
  username: string;
  email: string;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../../contract.ts').then((contract) => contract.confirmEmailBody);

/**
 * Names the account that is confirmed, and asks for its password: somebody else may have registered the address. It posts
 * to the page without its query, so that the token stays out of the history.
 */
export function ConfirmEmailForm({ token, username, email, formError }: Props) {
  return (
    <Stack gap={3}>
      <p>
        Nog één stap. Je bevestigt het account met de gebruikersnaam <strong>{username}</strong>. Vul het wachtwoord in
        dat je bij het registreren hebt gekozen. Daarna kun je inloggen.
      </p>
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={CONFIRM_EMAIL_PATH}
        submit="Bevestig mijn e-mailadres"
      >
        {(errors) => (
          <>
            {/* Hidden, but needed by password managers, which know the password by this address. */}
            <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
            <input type="hidden" name="Token" value={token} />
            <PasswordField
              label={LABELS.Password}
              name="Password"
              autoComplete="current-password"
              error={errors.Password}
            />
          </>
        )}
      </AccountForm>
      <p>
        Ken je deze gebruikersnaam niet? Dan heeft iemand anders jouw e-mailadres ingevuld. Bevestig dan niets. Je kunt
        wel <Link to={REGISTER_PATH}>zelf een account aanvragen</Link>. Doe dat ook als je je wachtwoord niet meer weet.
        Kies dan een andere gebruikersnaam.
      </p>
    </Stack>
  );
}
