import { useEffect } from 'react';
import { redirect } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { CONFIRMED_LOGIN_PATH, REGISTER_PATH } from '#app/platform/paths.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { CONFIRM_EMAIL_PATH, VERIFICATION_ERROR_PATH } from '../paths.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { AccountForm } from '../ui/account-form.tsx';
import type { Route } from './+types/confirm-email';

export const handle: PageHandle = { fromMail: true, shell: { reducedHeader: true } };

/**
 * Opening the link does not consume the token, because mail scanners open links. Only the button does (rules.md R7).
 * Every link that does not work leads to the same page, whatever is wrong with its token (R7).
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, clock } }) => {
    const token = tokenOfLink(args);
    const registration = await findRegistration(db, { token, now: clock.now() });
    if (!registration) throw redirect(VERIFICATION_ERROR_PATH);
    return { token, username: registration.username, email: registration.email };
  });

export async function action(args: Route.ActionArgs) {
  const { confirmEmail } = accountsHandlers;
  const result = await submit(args, accountsContract.confirmEmail, confirmEmail, () => redirect(CONFIRMED_LOGIN_PATH));
  const isInvalid = !(result instanceof Response) && result.data.error === 'invalid_token';
  return isInvalid ? redirect(VERIFICATION_ERROR_PATH) : result;
}

export default function ConfirmEmail({ loaderData: pending, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <Metadata title="E-mailadres bevestigen" description="Bevestig je e-mailadres. Daarna kun je inloggen." />
      <PageHeader title="E-mailadres bevestigen" />
      <ConfirmEmailForm {...pending} formError={formErrorOf(actionData)} />
    </Page>
  );
}

interface Props {
  token: string;
  /** The account that the registration becomes. */
  username: string;
  email: string;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Wachtwoord' };
const INSTRUCTIONS = { Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../contract.ts').then((contract) => contract.confirmEmailBody);

/**
 * Names the account that is confirmed, and asks for its password: somebody else may have registered the address. It posts
 * to the page without its query, so that the token stays out of the history.
 */
function ConfirmEmailForm({ token, username, email, formError }: Props) {
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
