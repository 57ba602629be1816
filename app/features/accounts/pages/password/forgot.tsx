import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../../api.ts';
import { accountsContract } from '../../contract.ts';
import { FORGOT_PASSWORD_PATH } from '../../paths.ts';
import { MailedLinkPage } from '../../ui/mailed-link-page.tsx';
import type { Route } from './+types/forgot';

export const handle: PageHandle = { cache: { query: ['verstuurd'] }, shell: { reducedHeader: true } };

/** Members who are logged in are redirected to the home page. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => {
    if (viewer) throw redirect('/');
    return { sent: new URL(args.request.url).searchParams.get('verstuurd') === 'true' };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.forgotPassword, accountsHandlers.forgotPassword, () =>
    redirect(`${FORGOT_PASSWORD_PATH}?verstuurd=true`),
  );

const loadSchema = () => import('../../contract.ts').then((contract) => contract.forgotPasswordBody);

export default function ForgotPassword({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  return (
    <MailedLinkPage
      path={FORGOT_PASSWORD_PATH}
      title="Wachtwoord vergeten"
      description="Vraag een link aan om een nieuw wachtwoord te kiezen."
      intro="Vul je e-mailadres in. Je krijgt een link om een nieuw wachtwoord te kiezen."
      sent={sent}
      aboutLink="Daarmee kies je een nieuw wachtwoord. De link werkt 60&nbsp;minuten."
      loadSchema={loadSchema}
      formError={formErrorOf(actionData)}
      submit="Verstuur de link"
    >
      <p>
        Weet je je wachtwoord toch nog? <Link to={loginPath()}>Log in</Link>
      </p>
    </MailedLinkPage>
  );
}
