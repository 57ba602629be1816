import { use } from 'react';
import { redirect } from 'react-router';
import { keysContract } from '#app/features/keys/contract.ts';
import {
  describeApp,
  keysHandlers,
  listPasskeys,
  mayChangeKeys,
  readCredentialForm,
  readSecondFactor,
} from '#app/features/keys/index.ts';
import { KEYS_PATH } from '#app/features/keys/paths.ts';
import { confirmWithPasskey, makePasskey } from '#app/features/keys/ui/ask-passkey.ts';
import { PasskeyButton } from '#app/features/keys/ui/passkey-button.tsx';
import { PasskeyList } from '#app/features/keys/ui/passkey-list.tsx';
import { PasskeyNameField } from '#app/features/keys/ui/passkey-name-field.tsx';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { AntiforgeryContext } from '#app/ui/form/antiforgery-context.ts';
import { FormErrorNotice } from '#app/ui/form/errors/form-error-notice.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { withInstructions } from '#app/ui/form/errors/with-instructions.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { describeDevice } from '../login/device.ts';
import { AccountForm } from '../ui/account-form.tsx';
import { RecoveryCodes, SecondFactorSetting } from '../ui/second-factor-setting.tsx';
import type { Route } from './+types/keys-page';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const member = requireMember(ctx);
    const query = new URL(args.request.url).searchParams;
    const { platform, viewer } = member;
    const [passkeys, factor, mayChange] = await Promise.all([
      listPasskeys(platform.db, viewer.memberId),
      readSecondFactor(platform, viewer.memberId),
      mayChangeKeys(member),
    ]);
    return {
      passkeys,
      factor,
      mayChange,
      setUp: mayChange && !factor.app ? await describeApp(platform, viewer) : null,
      lacksSecondFactor: viewer.lacksSecondFactor,
      email: member.viewer.email,
      device: describeDevice(ctx.userAgent),
      done: query.get('gelukt'),
    };
  });

/** Recovery codes are shown once: in the answer to the form, which no address brings back. */
const showCodes = ({ response }: { response: { RecoveryCodes: string[] } }) => ({ codes: response.RecoveryCodes });

const done = (what: string) => () => redirect(`${KEYS_PATH}?gelukt=${what}`);

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    bevestig: (form) =>
      submit(form, accountsContract.confirmPassword, accountsHandlers.confirmPassword, () => redirect(KEYS_PATH)),
    'bevestig-met-sleutel': (form) =>
      submit(form, keysContract.confirm, keysHandlers.confirm, () => redirect(KEYS_PATH), readCredentialForm),
    maak: (form) => submit(form, keysContract.add, keysHandlers.add, done('gemaakt'), readCredentialForm),
    'app-aan': (form) => submit(form, keysContract.turnOnByApp, keysHandlers.turnOnByApp, showCodes),
    'sleutel-aan': (form) => submit(form, keysContract.turnOnByPasskey, keysHandlers.turnOnByPasskey, showCodes),
    herstelcodes: (form) => submit(form, keysContract.renewRecoveryCodes, keysHandlers.renewRecoveryCodes, showCodes),
    uit: (form) => submit(form, keysContract.turnOff, keysHandlers.turnOff, done('uit')),
    hernoem: (form) => submit(form, keysContract.rename, keysHandlers.rename, done('hernoemd')),
    verwijder: (form) => submit(form, keysContract.remove, keysHandlers.remove, done('verwijderd')),
  });

const DONE: Record<string, string> = {
  gemaakt: 'Je toegangssleutel is klaar. Je kunt er nu mee inloggen.',
  hernoemd: 'De toegangssleutel heeft een andere naam.',
  verwijderd: 'De toegangssleutel is verwijderd.',
  uit: 'De tweede stap staat uit.',
};

/** The passkeys of a member: they see them at any time, and change them after showing that it is them. */
export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const { passkeys, factor, mayChange, setUp, email, device } = loaderData;
  const { codes } = (actionData ?? {}) as { codes?: string[] };
  const formError = formErrorOf(actionData);
  const errorOf = (intent: string) => (formError?.values.intent === intent ? formError : undefined);
  const isOfFields = Object.keys(formError?.errors ?? {}).length > 0;
  const message = !formError && !codes && loaderData.done && DONE[loaderData.done];
  return (
    <Stack gap={4}>
      <Metadata title="Veilig inloggen" description={null} />
      <PageHeader title="Veilig inloggen" />
      {loaderData.lacksSecondFactor && (
        <Notice kind="warning">
          <p>
            Voor je werk op de site heb je een tweede stap nodig bij het inloggen. Maak een toegangssleutel, of zet een
            app aan. Daarna kun je aan het werk.
          </p>
        </Notice>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {message && (
        <Notice kind="success" focusOn={loaderData}>
          <p>{message}</p>
        </Notice>
      )}
      {!mayChange && (
        <ConfirmFirst
          email={email}
          hasPasskeys={passkeys.length > 0}
          formError={errorOf('bevestig') ?? (isOfFields ? undefined : formError)}
        />
      )}
      <h2>Toegangssleutels</h2>
      <Prose>
        <p>
          Met een toegangssleutel (passkey) log je in zonder wachtwoord: met je vinger, je gezicht of de code van je
          telefoon of computer. Niemand kan hem raden of van je overnemen. Je wachtwoord blijft ook werken.
        </p>
      </Prose>
      {mayChange && <FormErrorNotice formError={errorOf('hernoem') ?? errorOf('verwijder')} />}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} mayChange={mayChange} formError={errorOf('hernoem')} />}
      {mayChange && <AddPasskey device={device} formError={errorOf('maak')} />}
      <SecondFactorSetting factor={factor} mayChange={mayChange} setUp={setUp} formError={formError} />
    </Stack>
  );
}

const NO_SCRIPT = (
  <p>
    Deze browser kan hier geen toegangssleutel maken. Zet JavaScript aan, of probeer het met een nieuwere browser of je
    telefoon.
  </p>
);

const NAME_INSTRUCTIONS = { Name: 'Geef de sleutel een naam' };

function AddPasskey({ device, formError }: { device: string; formError: FormError | undefined }) {
  const antiforgery = use(AntiforgeryContext);
  const errors = withInstructions(useStandingErrors(formError?.errors), NAME_INSTRUCTIONS);
  return (
    <section aria-labelledby="nieuwe-sleutel">
      <Stack gap={2}>
        <h3 id="nieuwe-sleutel">Een sleutel maken</h3>
        <FormErrorNotice formError={formError} />
        <PasskeyButton
          intent="maak"
          action={KEYS_PATH}
          ask={() => makePasskey(antiforgery)}
          fields={
            <PasskeyNameField
              label="Naam van de sleutel"
              help="Zo herken je hem later."
              defaultValue={formError?.values.Name ?? device}
              error={errors.Name}
            />
          }
          otherwise={NO_SCRIPT}
        >
          Maak een toegangssleutel
        </PasskeyButton>
      </Stack>
    </section>
  );
}

const LABELS = { Password: 'Wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../contract/settings-calls.ts').then((contract) => contract.confirmPasswordBody);

interface ConfirmProps {
  /** For password managers, which know the password by this address. */
  email: string;
  hasPasskeys: boolean;
  formError: FormError | undefined;
}

/** Asks the member to show that it is them, with their password or with a passkey that they have. */
function ConfirmFirst({ email, hasPasskeys, formError }: ConfirmProps) {
  const antiforgery = use(AntiforgeryContext);
  return (
    <section aria-labelledby="ben-jij-het">
      <Stack gap={3}>
        <h2 id="ben-jij-het">Ben jij het?</h2>
        <p>
          Geef je wachtwoord nog een keer. Daarna kun je een kwartier lang sleutels maken, een andere naam geven en
          verwijderen.
        </p>
        <AccountForm
          loadSchema={loadSchema}
          formError={formError}
          labels={LABELS}
          instructions={INSTRUCTIONS}
          action={KEYS_PATH}
          submit="Ga verder"
        >
          {(errors) => (
            <>
              <input type="hidden" name="intent" value="bevestig" />
              <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
              <PasswordField
                label={LABELS.Password}
                name="Password"
                autoComplete="current-password"
                error={errors.Password}
              />
            </>
          )}
        </AccountForm>
        {hasPasskeys && (
          <PasskeyButton intent="bevestig-met-sleutel" action={KEYS_PATH} ask={() => confirmWithPasskey(antiforgery)}>
            Gebruik een toegangssleutel
          </PasskeyButton>
        )}
      </Stack>
    </section>
  );
}
