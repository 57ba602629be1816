import type { FormError } from '#app/platform/forms/form-error.ts';
import { ERROR_DELAYS } from '#app/ui/form/errors/use-field-errors.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { settingPath } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';
import { ChoosePasswordField } from '../choose-password-field.tsx';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

const ID = 'wachtwoord';

interface Props {
  state: SettingsState;
  /** For password managers, which know the password by this address. */
  email: string;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Huidig wachtwoord', NewPassword: 'Nieuw wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je huidige wachtwoord in', NewPassword: 'Kies een nieuw wachtwoord' };

const loadSchema = () => import('../../contract/settings-calls.ts').then((contract) => contract.changePasswordBody);

/** The form for another password. */
export function PasswordSetting({ state, email, formError }: Props) {
  return (
    <Setting id={ID} title="Wachtwoord" what="je wachtwoord" state={state} value={<p aria-hidden="true">••••••••</p>}>
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        delay={ERROR_DELAYS.settings}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={settingPath(ID)}
        submit="Wijzig wachtwoord"
        cancel={<CloseSetting id={ID} />}
      >
        {(errors) => (
          <>
            <input type="hidden" name="intent" value={ID} />
            <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
            <p>Daarna ben je overal uitgelogd, ook hier. Log dan opnieuw in met je nieuwe wachtwoord.</p>
            <PasswordField
              label={LABELS.Password}
              name="Password"
              autoComplete="current-password"
              error={errors.Password}
            />
            <ChoosePasswordField label={LABELS.NewPassword} name="NewPassword" error={errors.NewPassword} />
          </>
        )}
      </AccountForm>
    </Setting>
  );
}
