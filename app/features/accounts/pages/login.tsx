import { redirect, useNavigation } from 'react-router';
import { findDonorLandingPath } from '#app/features/donors/index.ts';
import { type Refused, refusalOf } from '#app/platform/forms/refusal.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { REGISTER_PATH } from '#app/platform/paths.ts';
import { pageTitle } from '#app/product.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { ErrorSummary } from '#app/ui/form/errors/error-summary.tsx';
import { useFieldErrors } from '#app/ui/form/errors/use-field-errors.ts';
import { PasswordField } from '#app/ui/form/fields/password-field.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { findAfterLoginPath } from '../after-login-path.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract, emailOf } from '../contract.ts';
import { FORGOT_PASSWORD_PATH, RETRY_VERIFICATION_PATH } from '../paths.ts';
import type { Route } from './+types/login';

export const handle: PageHandle = {
  cache: { query: ['afterLoginUrl', 'session-timeout', 'email-bevestigd'] },
  shell: { reduced: true, infoline: true },
};

export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => {
    if (viewer) throw redirect('/');
    const query = new URL(args.request.url).searchParams;
    return {
      afterLoginUrl: query.get('afterLoginUrl') ?? '',
      timedOut: query.get('session-timeout') === 'true',
      confirmed: query.get('email-bevestigd') === 'true',
    };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.login, accountsHandlers.login, async ({ ctx, headers, form }) => {
    const email = emailOf({ Email: form.get('Email'), Username: form.get('Username') });
    const requested = await findAfterLoginPath(ctx, form.get('afterLoginUrl'));
    const landing = requested ?? (await findDonorLandingPath(ctx.platform.db, email)) ?? '/?user_signed_in=true';
    return redirect(landing, { headers });
  });

/** Delay before the errors of this form show, in milliseconds (spec §5). */
const ERROR_DELAY = 200;

const LABELS = { Username: 'E-mailadres', Password: 'Wachtwoord' };

const loadSchema = () => import('../contract.ts').then((contract) => contract.accountsContract.login.body);

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const refused = refusalOf(actionData);
  const { errors, validate } = useFieldErrors(loadSchema, { refused, delay: ERROR_DELAY });
  const busy = useNavigation().state === 'submitting';
  return (
    <Page width="column">
      <title>{pageTitle('Inloggen')}</title>
      <PageHeader title="Inloggen" />
      <Stack gap={3}>
        {loaderData.timedOut && !refused && (
          <Notice kind="info">
            <p>Je bent automatisch uitgelogd, omdat je meer dan 4 uur niet actief was. Log opnieuw in.</p>
          </Notice>
        )}
        {loaderData.confirmed && !refused && (
          <Notice kind="success" title="Je e-mailadres is bevestigd">
            <p>Je account is klaar. Je kunt nu inloggen.</p>
          </Notice>
        )}
        <LoginError refused={refused} />
        <ErrorSummary errors={errors} labels={LABELS} />
        <PostForm onSubmit={validate}>
          <Stack gap={3}>
            <input type="hidden" name="afterLoginUrl" value={loaderData.afterLoginUrl} />
            <TextField
              label={LABELS.Username}
              name="Username"
              type="email"
              autoComplete="username"
              defaultValue={refused?.values.Username}
              error={errors.Username}
            />
            <PasswordField
              label={LABELS.Password}
              name="Password"
              autoComplete="current-password"
              error={errors.Password}
            />
            <CheckboxField
              label="Ingelogd blijven"
              help="Doe dit alleen op je eigen apparaat."
              name="Indefinite"
              defaultChecked={refused?.values.Indefinite === 'on'}
            />
            <Button variant="primary" type="submit" busy={busy}>
              Inloggen
            </Button>
          </Stack>
        </PostForm>
        <p>
          <Link to={FORGOT_PASSWORD_PATH}>Wachtwoord vergeten?</Link>
        </p>
        <p>
          Nog geen account? <Link to={REGISTER_PATH}>Word deelnemer</Link>
        </p>
      </Stack>
    </Page>
  );
}

/** Why logging in failed (spec §8). Errors of a field are shown beside the field instead. */
function LoginError({ refused }: { refused: Refused | undefined }) {
  if (!refused || refused.error === 'invalid_input') return null;
  if (refused.error === 'email_not_confirmed') {
    return (
      <Notice kind="error" focusOn={refused}>
        <p>
          Je moet eerst je e-mail bevestigen voordat je kunt inloggen. Geen verificatiemail ontvangen?{' '}
          <Link to={RETRY_VERIFICATION_PATH}>Opnieuw aanvragen</Link>
        </p>
      </Notice>
    );
  }
  return (
    <Notice kind="error" focusOn={refused}>
      <p>{refused.message}</p>
    </Notice>
  );
}
