import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../../api.ts';
import { accountsContract } from '../../contract.ts';
import { REQUEST_LOGIN_LINK_PATH } from '../../paths.ts';
import { MailedLinkPage } from '../../ui/mailed-link-page.tsx';
import type { Route } from './+types/request-link';

export const handle: PageHandle = { cache: { query: ['verstuurd'] }, shell: { reducedHeader: true } };

/** Members who are logged in are redirected to the home page. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ viewer }) => {
    if (viewer) throw redirect('/');
    return { sent: new URL(args.request.url).searchParams.get('verstuurd') === 'true' };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.requestLoginLink, accountsHandlers.requestLoginLink, () =>
    redirect(`${REQUEST_LOGIN_LINK_PATH}?verstuurd=true`),
  );

const loadSchema = () => import('../../contract/login-calls.ts').then((contract) => contract.requestLoginLinkBody);

export default function RequestLoginLink({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  return (
    <MailedLinkPage
      path={REQUEST_LOGIN_LINK_PATH}
      title="Inloggen met een link"
      description="Vraag een link aan waarmee je inlogt zonder wachtwoord."
      intro="Vul je e-mailadres in. Je krijgt een e-mail met een link. Daarmee log je in zonder wachtwoord."
      sent={sent}
      aboutLink="Daarmee log je in. De link werkt 15&nbsp;minuten, en één keer."
      loadSchema={loadSchema}
      formError={formErrorOf(actionData)}
      submit="Stuur mij een link"
    >
      <p>
        Liever met je wachtwoord? <Link to={loginPath()}>Log in</Link>
      </p>
    </MailedLinkPage>
  );
}
