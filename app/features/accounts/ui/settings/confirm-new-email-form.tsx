import type { FormError } from '#app/platform/forms/form-error.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CONFIRM_NEW_EMAIL_PATH } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';

interface Props {
  token: string;
  username: string;
  /** The address until now, by which password managers know the password. */
  email: string;
  newEmail: string;
  /** Whether this browser has no session of the member. */
  asksPassword: boolean;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const loadSchema = (asksPassword: boolean) => () =>
  import('../../contract/settings-calls.ts').then(({ confirmNewEmailBody }) =>
    asksPassword ? confirmNewEmailBody.required() : confirmNewEmailBody,
  );

/** Names the account and its new address, and confirms it. It posts to the page without its query, where the token is. */
export function ConfirmNewEmailForm({ token, username, email, newEmail, asksPassword, formError }: Props) {
  return (
    <Stack gap={3}>
      <p>
        Het account <strong>{username}</strong> krijgt het e-mailadres <strong>{newEmail}</strong>. Daarmee log je
        voortaan in.
      </p>
      <AccountForm
        loadSchema={loadSchema(asksPassword)}
        formError={formError}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={CONFIRM_NEW_EMAIL_PATH}
        submit="Bevestig mijn nieuwe e-mailadres"
      >
        {(errors) => (
          <>
            <input type="hidden" name="Token" value={token} />
            {asksPassword && (
              <>
                <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
                <PasswordField
                  label={LABELS.Password}
                  name="Password"
                  help="Zo weten we dat jij het bent."
                  autoComplete="current-password"
                  error={errors.Password}
                />
              </>
            )}
          </>
        )}
      </AccountForm>
      <p>Ken je deze gebruikersnaam niet? Dan heeft iemand zich vergist. Bevestig dan niets.</p>
    </Stack>
  );
}
