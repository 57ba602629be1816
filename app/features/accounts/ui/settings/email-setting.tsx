import type { FormError } from '#app/platform/forms/form-error.ts';
import { ERROR_DELAYS } from '#app/ui/form/errors/use-field-errors.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { settingPath } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

const ID = 'email';

interface Props {
  state: SettingsState;
  email: string;
  /** The address that the member asked for and has not confirmed yet. */
  requested: string | null;
  formError: FormError | undefined;
}

const LABELS = { NewEmail: 'Nieuw e-mailadres', Password: 'Wachtwoord' };
const INSTRUCTIONS = { NewEmail: 'Vul je nieuwe e-mailadres in', Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../../contract/settings-calls.ts').then((contract) => contract.changeEmailBody);

/** The address to log in with, and the form for another one. */
export function EmailSetting({ state, email, requested, formError }: Props) {
  return (
    <Setting
      id={ID}
      title="E-mailadres"
      what="je e-mailadres"
      state={state}
      savedMessage={requested && sentTo(requested)}
      value={
        <Stack gap={1}>
          <p>{email}</p>
          {requested && state.saved !== ID && <p>{sentTo(requested)}</p>}
          {requested && (
            <p>Open de link in die e-mail. Tot die tijd log je in met je oude adres. De link werkt 24&nbsp;uur.</p>
          )}
        </Stack>
      }
    >
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        delay={ERROR_DELAYS.settings}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={settingPath(ID)}
        submit="Wijzig e-mailadres"
        cancel={<CloseSetting id={ID} />}
      >
        {(errors) => (
          <>
            <input type="hidden" name="intent" value={ID} />
            <p>
              Je adres is nu <strong>{email}</strong>. We sturen een e-mail met een link naar je nieuwe adres.
            </p>
            <TextField
              label={LABELS.NewEmail}
              name="NewEmail"
              type="email"
              autoComplete="email"
              defaultValue={formError?.values.NewEmail}
              error={errors.NewEmail}
            />
            <PasswordField
              label={LABELS.Password}
              name="Password"
              help="Zo weten we dat jij het bent."
              autoComplete="current-password"
              error={errors.Password}
            />
          </>
        )}
      </AccountForm>
    </Setting>
  );
}

const sentTo = (email: string) => `Er is een e-mail ter controle gestuurd aan ${email}.`;
