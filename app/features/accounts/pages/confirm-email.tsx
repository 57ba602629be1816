import { useEffect } from 'react';
import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { formContext } from '#app/platform/http/pages/route-arguments.ts';
import { textOf } from '#app/platform/http/pages/typed-values.ts';
import { CONFIRMED_LOGIN_PATH, loginPath } from '#app/platform/paths.ts';
import { pageTitle } from '#app/product.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { RETRY_VERIFICATION_PATH } from '../paths.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { ConfirmEmailForm } from '../ui/registration/confirm-email-form.tsx';
import { removeTokenFromUrl } from '../ui/remove-token-from-url.ts';
import type { Route } from './+types/confirm-email';

export const handle: PageHandle = { shell: { reducedHeader: true } };

/**
 * Opening the link does not consume the token, because mail scanners open links. Only the button does (rules.md R7).
 * After an error without JavaScript the URL has lost the token, but the form sent it along.
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, clock } }) => {
    const sent = textOf(args.context.get(formContext), 'Token');
    const token = new URL(args.request.url).searchParams.get('token') ?? sent ?? '';
    const registration = await findRegistration(db, { token, now: clock.now() });
    return { pending: registration && { token, username: registration.username, email: registration.email } };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.confirmEmail, accountsHandlers.confirmEmail, () => redirect(CONFIRMED_LOGIN_PATH));

export default function ConfirmEmail({ loaderData: { pending }, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <title>{pageTitle('E-mailadres bevestigen')}</title>
      <PageHeader title="E-mailadres bevestigen" />
      {!pending || formError?.error === 'invalid_token' ? (
        <InvalidLink />
      ) : (
        <ConfirmEmailForm {...pending} formError={formError} />
      )}
    </Page>
  );
}

/** The message is the same, whatever is wrong with the token (rules.md R7). */
function InvalidLink() {
  return (
    <Notice kind="error" title="Deze link werkt niet (meer). Vraag een nieuwe aan.">
      <p>
        Misschien is de link ouder dan 24 uur of al gebruikt. Probeer eerst of je kunt{' '}
        <Link to={loginPath()}>inloggen</Link>. Lukt dat niet?{' '}
        <Link to={RETRY_VERIFICATION_PATH}>Vraag een nieuwe link aan</Link>.
      </p>
    </Notice>
  );
}
