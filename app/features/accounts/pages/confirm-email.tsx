import { useEffect } from 'react';
import { redirect, useNavigation } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { CONFIRMED_LOGIN_PATH, loginPath } from '#app/platform/paths.ts';
import { pageTitle } from '#app/product.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { CONFIRM_EMAIL_PATH, RETRY_VERIFICATION_PATH } from '../paths.ts';
import { removeTokenFromUrl } from '../ui/remove-token-from-url.ts';
import type { Route } from './+types/confirm-email';

export const handle: PageHandle = { shell: { reducedHeader: true } };

/**
 * Opening the link does not consume the token, because mail scanners open links. Only the button does (rules.md R7).
 */
export const loader = (args: Route.LoaderArgs) =>
  load(args, () => ({ token: new URL(args.request.url).searchParams.get('token') ?? '' }));

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.confirmEmail, accountsHandlers.confirmEmail, () => redirect(CONFIRMED_LOGIN_PATH));

export default function ConfirmEmail({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  const busy = useNavigation().state === 'submitting';
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <title>{pageTitle('E-mailadres bevestigen')}</title>
      <PageHeader title="E-mailadres bevestigen" />
      {formError ? (
        <Notice kind="error" title={formError.message}>
          <p>
            Misschien is de link ouder dan 24 uur of al gebruikt. Probeer eerst of je kunt{' '}
            <Link to={loginPath()}>inloggen</Link>. Lukt dat niet?{' '}
            <Link to={RETRY_VERIFICATION_PATH}>Vraag een nieuwe link aan</Link>.
          </p>
        </Notice>
      ) : (
        <PostForm action={CONFIRM_EMAIL_PATH}>
          <Stack gap={3}>
            <p>Nog één stap: druk op de knop. Daarna kun je inloggen.</p>
            <input type="hidden" name="Token" value={token} />
            <Button variant="primary" type="submit" busy={busy}>
              Bevestig mijn e-mailadres
            </Button>
          </Stack>
        </PostForm>
      )}
    </Page>
  );
}
