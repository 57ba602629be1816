import { redirect } from 'react-router';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { loginPath } from '#app/platform/paths.ts';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { MailTroubleshooting } from '#app/ui/form/mail-troubleshooting.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../../api.ts';
import { accountsContract } from '../../contract.ts';
import { accountsLimits } from '../../limits.ts';
import { FORGOT_PASSWORD_PATH } from '../../paths.ts';
import { EmailForm } from '../../ui/email-form.tsx';
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
    <Page width="column">
      <Metadata
        title={sent ? 'Kijk in je mailbox' : 'Wachtwoord vergeten'}
        description="Vraag een link aan om een nieuw wachtwoord te kiezen."
      />
      {sent ? (
        <FormConfirmation>
          <PageHeader title="Kijk in je mailbox" />
          <p>
            Is er een account met het adres dat je invulde? Dan krijg je een e-mail met een link. Daarmee kies je een
            nieuw wachtwoord. De link werkt 60&nbsp;minuten.
          </p>
          <MailTroubleshooting
            contactPath={CONTACT_PATH}
            maxPerHour={accountsLimits.mailToAddress.rate.points}
            retry={
              <Link to={FORGOT_PASSWORD_PATH} reloadDocument>
                Vraag de e-mail nog een keer aan
              </Link>
            }
          />
        </FormConfirmation>
      ) : (
        <>
          <PageHeader
            title="Wachtwoord vergeten"
            intro={<p>Vul je e-mailadres in. Je krijgt een link om een nieuw wachtwoord te kiezen.</p>}
          />
          <EmailForm loadSchema={loadSchema} formError={formErrorOf(actionData)} submit="Verstuur de link">
            <p>
              Weet je je wachtwoord toch nog? <Link to={loginPath()}>Log in</Link>
            </p>
          </EmailForm>
        </>
      )}
    </Page>
  );
}
