import type { FormError } from '#app/platform/forms/form-error.ts';
import { ERROR_DELAYS } from '#app/ui/form/errors/use-field-errors.ts';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { settingPath } from '../../paths.ts';
import { AccountForm } from '../account-form.tsx';
import { CloseSetting, Setting, type SettingsState } from './setting.tsx';

const ID = 'gebruikersnaam';

interface Props {
  state: SettingsState;
  username: string;
  /** Whether moderators took the name away: only then the member chooses another here. */
  mayChoose: boolean;
  formError: FormError | undefined;
}

const LABELS = { Username: 'Nieuwe gebruikersnaam' };
const INSTRUCTIONS = { Username: 'Vul een gebruikersnaam in' };

const loadSchema = () => import('../../contract/settings-calls.ts').then((contract) => contract.chooseUsernameBody);

/** The name by which others know the member, with the form for another one after moderators took it away. */
export const UsernameSetting = ({ state, username, mayChoose, formError }: Props) => (
  <Setting
    id={ID}
    title="Gebruikersnaam"
    state={state}
    {...(mayChoose && { what: 'je gebruikersnaam' })}
    value={
      <p>
        Je heet hier <strong>{username}</strong>.{' '}
        {mayChoose
          ? 'De moderatie heeft je vorige naam weggehaald. Kies een andere.'
          : 'Wil je een andere naam? Mail ons dan, het adres staat onder aan de pagina.'}
      </p>
    }
  >
    {mayChoose && (
      <AccountForm
        loadSchema={loadSchema}
        formError={formError}
        delay={ERROR_DELAYS.settings}
        labels={LABELS}
        instructions={INSTRUCTIONS}
        action={settingPath(ID)}
        submit="Kies deze naam"
        cancel={<CloseSetting id={ID} />}
      >
        {(errors) => (
          <>
            <input type="hidden" name="intent" value={ID} />
            <TextField
              label={LABELS.Username}
              name="Username"
              help="Zo zien anderen je. Letters, cijfers, _ en -. Kies liever niet je eigen naam."
              autoComplete="nickname"
              defaultValue={formError?.values.Username}
              error={errors.Username}
            />
          </>
        )}
      </AccountForm>
    )}
  </Setting>
);
