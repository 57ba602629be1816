import { useEffect } from 'react';
import { redirect } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../../api.ts';
import { accountsContract } from '../../contract.ts';
import { FORGOT_PASSWORD_PATH, NEW_PASSWORD_PATH } from '../../paths.ts';
import { AccountForm } from '../../ui/account-form.tsx';
import { ChoosePasswordField } from '../../ui/choose-password-field.tsx';
import type { Route } from './+types/new';

export const handle: PageHandle = { fromMail: true, shell: { reducedHeader: true } };

/**
 * Opening the link does not consume the token, because mail scanners open links. Only the button does (rules.md R7).
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, () => {
    const query = new URL(args.request.url).searchParams;
    return {
      link: { email: query.get('email') ?? '', token: query.get('token') ?? '' },
      changed: query.get('gewijzigd') === 'true',
    };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.resetPassword, accountsHandlers.resetPassword, ({ headers }) =>
    redirect(`${NEW_PASSWORD_PATH}?gewijzigd=true`, { headers }),
  );

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  // After an error the URL has lost the token, but the form sent it along.
  const { Email: email = loaderData.link.email, Token: token = loaderData.link.token } = formError?.values ?? {};
  useEffect(removeTokenFromUrl, []);
  if (loaderData.changed) return <PasswordChanged />;
  return (
    <Page width="column">
      <Metadata title="Nieuw wachtwoord" description="Kies een nieuw wachtwoord voor je account." />
      <PageHeader title="Kies een nieuw wachtwoord" />
      {token === '' || formError?.error === 'invalid_token' ? (
        <InvalidLink />
      ) : (
        <NewPasswordForm email={email} token={token} formError={formError} />
      )}
    </Page>
  );
}

/** The message is the same, whatever is wrong with the token (rules.md R7). */
function InvalidLink() {
  return (
    <Stack gap={3}>
      <Notice kind="error" title="Deze link werkt niet (meer). Vraag een nieuwe aan.">
        <p>Een link werkt 60&nbsp;minuten, en één keer.</p>
      </Notice>
      <p>
        <ButtonLink to={FORGOT_PASSWORD_PATH} variant="primary">
          Vraag een nieuwe link aan
        </ButtonLink>
      </p>
    </Stack>
  );
}

function PasswordChanged() {
  return (
    <Page width="column">
      <Metadata title="Je wachtwoord is gewijzigd" description={null} />
      <FormConfirmation>
        <PageHeader title="Je wachtwoord is gewijzigd" />
        <p>Je kunt nu inloggen met je nieuwe wachtwoord. Overal waar je nog was ingelogd, ben je nu uitgelogd.</p>
        <p>
          <ButtonLink to={loginPath()} variant="primary">
            Inloggen
          </ButtonLink>
        </p>
      </FormConfirmation>
    </Page>
  );
}

interface Props {
  /** The address and the token from the link in the mail. */
  email: string;
  token: string;
  formError: FormError | undefined;
}

const LABELS = { Password: 'Nieuw wachtwoord' };
const INSTRUCTIONS = { Password: 'Kies een nieuw wachtwoord' };

const loadSchema = () => import('../../contract.ts').then((contract) => contract.resetPasswordBody);

/** The form for a new password. It posts to the page without its query, so that the token stays out of the history. */
function NewPasswordForm({ email, token, formError }: Props) {
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
