import type { FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Download } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MEMBER_DATA_JSON_PATH, MEMBER_DATA_PAGE_PATH, settingPath } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';
import styles from '../form-actions.module.css';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

const ID = 'gegevens';

interface Props {
  state: SettingsState;
  /** For password managers, which know the password by this address. */
  email: string;
  /** Whether the password was given a short time ago, so that the links work. */
  mayDownload: boolean;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../../contract/settings-calls.ts').then((contract) => contract.confirmPasswordBody);

/** The download of all that is kept about the member (rules.md R35), after they gave their password again. */
export function DataSetting({ state, email, mayDownload, formError }: Props) {
  return (
    <Setting
      id={ID}
      title="Je gegevens downloaden"
      {...(!mayDownload && { what: 'je gegevens', verb: 'Download' })}
      state={state}
      savedMessage="Je gegevens staan klaar. De knoppen werken een kwartier."
      value={
        <Stack gap={2}>
          <p>Je krijgt alles wat we van je bewaren: om zelf te lezen, of voor een ander programma.</p>
          {mayDownload && (
            <div className={styles.actions}>
              <ButtonLink to={MEMBER_DATA_PAGE_PATH} reloadDocument icon={Download}>
                Download om te lezen
              </ButtonLink>
              <ButtonLink to={MEMBER_DATA_JSON_PATH} reloadDocument icon={Download}>
                Download als JSON
              </ButtonLink>
            </div>
          )}
        </Stack>
      }
    >
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={settingPath(ID)}
        submit="Ga verder"
        cancel={<CloseSetting id={ID} />}
      >
        {(errors) => (
          <>
            <input type="hidden" name="intent" value={ID} />
            <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
            <p>Er staan persoonlijke dingen in. Daarom vragen we eerst je wachtwoord.</p>
            <PasswordField
              label={LABELS.Password}
              name="Password"
              autoComplete="current-password"
              error={errors.Password}
            />
          </>
        )}
      </AccountForm>
    </Setting>
  );
}
