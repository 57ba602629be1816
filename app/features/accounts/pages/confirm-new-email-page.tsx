import { useEffect } from 'react';
import { redirect } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { CONFIRM_NEW_EMAIL_PATH, EMAIL_CHANGE_ERROR_PATH, EMAIL_CHANGED_PATH } from '../paths.ts';
import { findEmailChange } from '../settings/email-change.ts';
import { AccountForm } from '../ui/account-form.tsx';
import type { Route } from './+types/confirm-new-email-page';

export const handle: PageHandle = { fromMail: true, shell: { reducedHeader: true } };

/**
 * Opening the link does not consume the token, because mail scanners open links (rules.md R7). Without a session of the
 * member the form asks for their password too.
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, clock }, viewer }) => {
    const token = tokenOfLink(args);
    const change = await findEmailChange(db, { token, now: clock.now() });
    if (!change) throw redirect(EMAIL_CHANGE_ERROR_PATH);
    const { username, email, newEmail, memberId } = change;
    return { token, username, email, newEmail, asksPassword: viewer?.memberId !== memberId };
  });

export async function action(args: Route.ActionArgs) {
  const { confirmNewEmail } = accountsHandlers;
  const result = await submit(args, accountsContract.confirmNewEmail, confirmNewEmail, () =>
    redirect(EMAIL_CHANGED_PATH),
  );
  const isInvalid = !(result instanceof Response) && result.data.error === 'invalid_token';
  return isInvalid ? redirect(EMAIL_CHANGE_ERROR_PATH) : result;
}

export default function ConfirmNewEmail({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <Metadata title="Nieuw e-mailadres bevestigen" description={null} noindex />
      <PageHeader title="Nieuw e-mailadres bevestigen" />
      <ConfirmNewEmailForm {...loaderData} formError={formErrorOf(actionData)} />
    </Page>
  );
}

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
  import('../contract/settings-calls.ts').then(({ confirmNewEmailBody }) =>
    asksPassword ? confirmNewEmailBody.required() : confirmNewEmailBody,
  );

/** Names the account and its new address, and confirms it. It posts to the page without its query, where the token is. */
function ConfirmNewEmailForm({ token, username, email, newEmail, asksPassword, formError }: Props) {
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
