import type { FormError } from '#app/platform/forms/form-error.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NEW_PASSWORD_PATH } from '../paths.ts';
import { AccountForm } from './account-form.tsx';
import { ChoosePasswordField } from './choose-password-field.tsx';

interface Props {
  /** The address and the token from the link in the mail. */
  email: string;
  token: string;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Nieuw wachtwoord' };
const INSTRUCTIONS = { Password: 'Kies een nieuw wachtwoord' };

const loadSchema = () => import('../contract.ts').then((contract) => contract.resetPasswordBody);

/** The form for a new password. It posts to the page without its query, so that the token stays out of the history. */
export function NewPasswordForm({ email, token, formError }: Props) {
  return (
    <Stack gap={3}>
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={NEW_PASSWORD_PATH}
        submit="Bewaar mijn nieuwe wachtwoord"
      >
        {(errors) => (
          <>
            {/* Hidden, but needed by password managers, which store the password with this address. */}
            <input type="email" name="Email" autoComplete="username" defaultValue={email} readOnly hidden />
            <input type="hidden" name="Token" value={token} />
            <ChoosePasswordField label={LABELS.Password} error={errors.Password} />
          </>
        )}
      </AccountForm>
    </Stack>
  );
}
