import { redirect } from 'react-router';
import { findDonorLandingPath } from '#app/features/contacts/index.ts';
import { readCredentialForm } from '#app/features/keys/index.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { textOf } from '#app/platform/forms/typed-values.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { formContext } from '#app/platform/http/pages/route-arguments.ts';
import { REGISTER_PATH } from '#app/platform/paths.ts';
import type { SessionEnd } from '#app/platform/session/viewer.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract, emailOf } from '../contract.ts';
import { findAfterLoginPath } from '../login/after-login-path.ts';
import {
  FORGOT_PASSWORD_PATH,
  loginCodePath,
  REQUEST_LOGIN_LINK_PATH,
  RETRY_VERIFICATION_PATH,
  SIGNED_IN_PATH,
} from '../paths.ts';
import { AccountForm } from '../ui/account-form.tsx';
import { IndefiniteField } from '../ui/indefinite-field.tsx';
import { PASSKEY_LOGIN, PasskeyLogin } from '../ui/passkey-login.tsx';
import type { Route } from './+types/login-page';

export const handle: PageHandle = {
  cache: { query: ['afterLoginUrl', 'session-timeout', 'session-ended', 'email-bevestigd', 'wachtwoord-gewijzigd'] },
  fromMail: 'email-bevestigd',
  shell: { reducedHeader: true, infoline: true },
};

/** Members who are logged in already go where a login would lead. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    if (ctx.viewer) throw redirect((await findAfterLoginPath(ctx, query.get('afterLoginUrl'))) ?? '/');
    return {
      afterLoginUrl: query.get('afterLoginUrl') ?? '',
      sessionEnd: query.get('session-timeout') === 'true' ? (ctx.sessionEnd ?? sessionEndIn(query)) : null,
      confirmed: query.get('email-bevestigd') === 'true',
      passwordChanged: query.get('wachtwoord-gewijzigd') === 'true',
    };
  });

/** How a session ended, as the address says. */
const sessionEndIn = (query: URLSearchParams): SessionEnd =>
  query.get('session-ended') === 'true' ? 'ended' : 'expired';

const SESSION_END_MESSAGES: Record<SessionEnd, string> = {
  expired: 'Je bent automatisch uitgelogd, omdat je meer dan 4\u00a0uur niet actief was. Log opnieuw in.',
  ended:
    'Je bent niet meer ingelogd. Dat gebeurt als je wachtwoord is gewijzigd, of als je op een ander apparaat bent uitgelogd. Log opnieuw in.',
};

export const action = (args: Route.ActionArgs) =>
  textOf(args.context.get(formContext), 'intent') === PASSKEY_LOGIN ? logInByPasskey(args) : logInByPassword(args);

const logInByPassword = (args: Route.ActionArgs) =>
  submit(args, accountsContract.login, accountsHandlers.login, async ({ response, ctx, headers, form }) => {
    if (response === null) return redirect(loginCodePath(form.get('afterLoginUrl') ?? ''), { headers });
    const email = emailOf({ Email: form.get('Email'), Username: form.get('Username') });
    const requested = await findAfterLoginPath(ctx, form.get('afterLoginUrl'));
    return redirect(requested ?? (await findDonorLandingPath(ctx.platform.db, email)) ?? SIGNED_IN_PATH, { headers });
  });

const logInByPasskey = (args: Route.ActionArgs) =>
  submit(
    args,
    accountsContract.loginByPasskey,
    accountsHandlers.loginByPasskey,
    async ({ ctx, headers, form }) =>
      redirect((await findAfterLoginPath(ctx, form.get('afterLoginUrl'))) ?? SIGNED_IN_PATH, { headers }),
    readCredentialForm,
  );

const LABELS = { Username: 'E-mailadres', Password: 'Wachtwoord' };
const INSTRUCTIONS = { Username: 'Vul je e-mailadres in', Password: 'Vul je wachtwoord in' };

const loadSchema = () => import('../contract/login-calls.ts').then((contract) => contract.loginCalls.login.body);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const formError = formErrorOf(actionData);
  return (
    <Page width="column">
      <Metadata title="Inloggen" description="Log in om mee te praten en je eigen pagina’s te bekijken." />
      <PageHeader title="Inloggen" />
      <Stack gap={3}>
        {loaderData.sessionEnd && !formError && (
          <Notice kind="info">
            <p>{SESSION_END_MESSAGES[loaderData.sessionEnd]}</p>
          </Notice>
        )}
        {loaderData.confirmed && !formError && (
          <Notice kind="success" title="Je e-mailadres is bevestigd">
            <p>Je account is klaar. Je kunt nu inloggen.</p>
          </Notice>
        )}
        {loaderData.passwordChanged && !formError && (
          <Notice kind="success" title="Je wachtwoord is gewijzigd">
            <p>Log opnieuw in, met je nieuwe wachtwoord.</p>
          </Notice>
        )}
        <AccountForm
          loadSchema={loadSchema}
          formError={formError}
          notice={<LoginError formError={formError} />}
          labels={LABELS}
          instructions={INSTRUCTIONS}
          submit="Inloggen"
        >
          {(errors) => (
            <>
              <input type="hidden" name="afterLoginUrl" value={loaderData.afterLoginUrl} />
              <TextField
                label={LABELS.Username}
                name="Username"
                type="email"
                autoComplete="username webauthn"
                defaultValue={formError?.values.Username}
                error={errors.Username}
              />
              <PasswordField
                label={LABELS.Password}
                name="Password"
                autoComplete="current-password"
                error={errors.Password}
              />
              <IndefiniteField formError={formError} />
            </>
          )}
        </AccountForm>
        <PasskeyLogin afterLoginUrl={loaderData.afterLoginUrl} />
        <p>
          <Link to={FORGOT_PASSWORD_PATH} className="link-alone">
            Wachtwoord vergeten?
          </Link>
        </p>
        <p>
          Liever zonder wachtwoord inloggen? <Link to={REQUEST_LOGIN_LINK_PATH}>Stuur mij een link</Link>
        </p>
        <p>
          Nog geen account? <Link to={REGISTER_PATH}>Word deelnemer</Link>
        </p>
      </Stack>
    </Page>
  );
}

/** Why logging in failed. Errors of a field are shown beside the field instead. */
function LoginError({ formError }: { formError: FormError | undefined }) {
  if (!formError || formError.error === 'invalid_input') return null;
  if (formError.error === 'email_not_confirmed') {
    return (
      <Notice kind="error" focusOn={formError}>
        <p>
          Je moet eerst je e-mail bevestigen voordat je kunt inloggen. Geen verificatiemail ontvangen?{' '}
          <Link to={RETRY_VERIFICATION_PATH}>Opnieuw aanvragen</Link>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="error" focusOn={formError}>
      <p>{formError.message}</p>
    </Notice>
  );
}
