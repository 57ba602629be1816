import { useEffect } from 'react';
import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { CONFIRMED_LOGIN_PATH } from '#app/platform/paths.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { VERIFICATION_ERROR_PATH } from '../paths.ts';
import { findRegistration } from '../registration/find-registration.ts';
import { ConfirmEmailForm } from '../ui/registration/confirm-email-form.tsx';
import type { Route } from './+types/confirm-email';

export const handle: PageHandle = { shell: { reducedHeader: true } };

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
