import { KEYS_PATH } from '#app/features/keys/paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AccountForm } from './account-form.tsx';
import styles from './second-factor-setting.module.css';

interface Props {
  factor: { on: boolean; app: boolean; passkeys: number; recoveryCodes: number };
  /** Whether the member just showed that it is them. */
  mayChange: boolean;
  /** What sets an app up, where there is none yet. */
  setUp: { secret: string; address: string; picture: string } | null;
  formError: FormError | undefined;
}

/** Whether logging in has a second step, and the forms to turn it on and off. */
export function SecondFactorSetting({ factor, mayChange, setUp, formError }: Props) {
  const { on, app, passkeys, recoveryCodes } = factor;
  const isOfForms = ['app-aan', 'sleutel-aan', 'herstelcodes', 'uit'].includes(formError?.values.intent ?? '');
  return (
    <section aria-labelledby="tweede-stap">
      <Stack gap={3}>
        <h2 id="tweede-stap">Een tweede stap</h2>
        <p>
          Wie je wachtwoord of je mailbox kent, komt er dan nog niet in: je geeft ook een code van een app op je
          telefoon, of je gebruikt een toegangssleutel.
        </p>
        <p>
          <strong>
            {on ? `De tweede stap staat aan, met ${waysOf(app, passkeys)}.` : 'De tweede stap staat uit.'}
          </strong>
          {on && ` Je hebt nog ${recoveryCodes} ${recoveryCodes === 1 ? 'herstelcode' : 'herstelcodes'}.`}
        </p>
        <FormErrorNotice formError={isOfForms ? formError : undefined} />
        {mayChange && setUp && (
          <AppForm setUp={setUp} formError={formError?.values.intent === 'app-aan' ? formError : undefined} />
        )}
        {mayChange && !on && passkeys > 0 && (
          <OneButton intent="sleutel-aan">Zet de tweede stap aan met mijn toegangssleutel</OneButton>
        )}
        {mayChange && on && <TurnedOnForms />}
      </Stack>
    </section>
  );
}

const waysOf = (app: boolean, passkeys: number): string =>
  [app && 'een app', passkeys > 0 && 'je toegangssleutel'].filter(Boolean).join(' en ') || 'herstelcodes';

const TurnedOnForms = () => (
  <>
    <ConfirmForm
      summary="Maak nieuwe herstelcodes"
      action={KEYS_PATH}
      fields={{ intent: 'herstelcodes' }}
      confirm="Ja, maak nieuwe codes"
    >
      <p>Je oude herstelcodes werken dan niet meer.</p>
    </ConfirmForm>
    <ConfirmForm
      summary="Zet de tweede stap uit"
      action={KEYS_PATH}
      fields={{ intent: 'uit' }}
      confirm="Ja, zet de tweede stap uit"
    >
      <p>Je wachtwoord is dan weer genoeg om in te loggen. Je app en je herstelcodes werken niet meer.</p>
    </ConfirmForm>
  </>
);

const OneButton = ({ intent, children }: { intent: string; children: string }) => (
  <PostForm action={KEYS_PATH}>
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit">{children}</Button>
  </PostForm>
);

const LABELS = { Code: 'Code' };
const INSTRUCTIONS = { Code: 'Vul de code van je app in' };

/** Shows the secret to an app, and asks for a code that proves that the app has it. */
function AppForm({
  setUp,
  formError,
}: {
  setUp: { secret: string; address: string; picture: string };
  formError: FormError | undefined;
}) {
  return (
    <section aria-labelledby="met-een-app">
      <Stack gap={2}>
        <h3 id="met-een-app">Met een app</h3>
        <p>
          Scan het plaatje met een app die codes maakt, of <a href={setUp.address}>open de app op dit toestel</a>. Lukt
          dat niet? Typ dan deze sleutel over in de app:
        </p>
        <p className={styles.secret}>{setUp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</p>
        <img src={setUp.picture} alt="QR-code voor je app" width={200} height={200} className={styles.picture} />
        <AccountForm
          loadSchema={loadSchema}
          formError={formError}
          labels={LABELS}
          instructions={INSTRUCTIONS}
          action={KEYS_PATH}
          submit="Zet de tweede stap aan"
        >
          {(errors) => (
            <>
              <input type="hidden" name="intent" value="app-aan" />
              <TextField
                label={LABELS.Code}
                name="Code"
                help="De zes cijfers die je app nu laat zien."
                inputMode="numeric"
                autoComplete="one-time-code"
                error={errors.Code}
              />
            </>
          )}
        </AccountForm>
      </Stack>
    </section>
  );
}

const loadSchema = () => import('#app/features/keys/contract.ts').then((contract) => contract.codeBody);

/** The recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <Notice kind="success" title="Je herstelcodes" focusOn={codes}>
    <p>
      De tweede stap staat aan. Bewaar deze codes op papier of in je wachtwoordkluis: je ziet ze nu voor het laatst. Met
      elke code kun je één keer inloggen, als je je telefoon kwijt bent.
    </p>
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  </Notice>
);
