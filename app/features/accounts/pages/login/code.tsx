import { redirect } from 'react-router';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { readCredentialForm, readSecondFactor } from '#app/features/keys/index.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { textOf } from '#app/platform/forms/typed-values.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { formContext } from '#app/platform/http/pages/route-arguments.ts';
import { loginPath } from '#app/platform/paths.ts';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../../api.ts';
import { findPendingLogin } from '../../commands/pending-login.ts';
import { accountsContract } from '../../contract.ts';
import { findAfterLoginPath } from '../../login/after-login-path.ts';
import { PENDING_COOKIE } from '../../login-handlers.ts';
import { SIGNED_IN_PATH } from '../../paths.ts';
import { AccountForm } from '../../ui/account-form.tsx';
import { PASSKEY_LOGIN, PasskeyButtonToLogIn } from '../../ui/passkey-login.tsx';
import type { Route } from './+types/code';

export const handle: PageHandle = { shell: { reducedHeader: true } };

/** Without a login that waits there is nothing to do here. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const afterLoginUrl = new URL(args.request.url).searchParams.get('afterLoginUrl') ?? '';
    const pending = await findPendingLogin(ctx.platform, ctx.signedCookie(PENDING_COOKIE));
    if (!pending) throw redirect(ctx.viewer ? '/' : loginPath());
    const { app, passkeys } = await readSecondFactor(ctx.platform, pending.memberId);
    return { afterLoginUrl, app, hasPasskeys: passkeys > 0 };
  });

export const action = (args: Route.ActionArgs) =>
  textOf(args.context.get(formContext), 'intent') === PASSKEY_LOGIN
    ? submit(args, accountsContract.loginByPasskey, accountsHandlers.loginByPasskey, landing, readCredentialForm)
    : submit(args, accountsContract.loginByCode, accountsHandlers.loginByCode, landing);

const landing = async ({ ctx, headers, form }: Parameters<Parameters<typeof submit>[3]>[0]) =>
  redirect((await findAfterLoginPath(ctx, form.get('afterLoginUrl'))) ?? SIGNED_IN_PATH, { headers });

const LABELS = { Code: 'Code' };
const INSTRUCTIONS = { Code: 'Vul je code in' };

const loadSchema = () => import('../../contract/login-calls.ts').then(({ loginCalls }) => loginCalls.loginByCode.body);

/** The second step of a login, after a password or the link of a mail. */
export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  const { app, hasPasskeys, afterLoginUrl } = loaderData;
  const formError = formErrorOf(actionData);
  const wayBack = <input type="hidden" name="afterLoginUrl" value={afterLoginUrl} />;
  return (
    <Page width="column">
      <Metadata title="Nog één stap" description={null} noindex />
      <PageHeader title="Nog één stap" />
      <Stack gap={3}>
        <p>
          {app
            ? 'Open de app op je telefoon die codes maakt. Vul de code van zes cijfers in.'
            : 'Gebruik je toegangssleutel. Heb je die niet bij je? Vul dan een herstelcode in.'}
        </p>
        {hasPasskeys && <PasskeyButtonToLogIn afterLoginUrl={afterLoginUrl} />}
        <AccountForm
          loadSchema={loadSchema}
          formError={formError}
          labels={LABELS}
          instructions={INSTRUCTIONS}
          submit="Inloggen"
        >
          {(errors) => (
            <>
              {wayBack}
              <TextField
                label={LABELS.Code}
                name="Code"
                help={app ? 'Je telefoon kwijt? Een herstelcode werkt ook.' : undefined}
                autoComplete="one-time-code"
                error={errors.Code}
              />
            </>
          )}
        </AccountForm>
        <p>
          Lukt het niet? <Link to={CONTACT_PATH}>Neem contact met ons op</Link>.
        </p>
      </Stack>
    </Page>
  );
}
