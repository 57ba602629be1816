import { redirect } from 'react-router';
import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { MailTroubleshooting } from '#app/ui/form/mail-troubleshooting.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { accountsLimits } from '../limits.ts';
import { RETRY_VERIFICATION_PATH } from '../paths.ts';
import { EmailForm } from '../ui/email-form.tsx';
import type { Route } from './+types/retry-verification';

export const handle: PageHandle = { cache: { query: ['verstuurd'] }, shell: { reducedHeader: true } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, () => ({ sent: new URL(args.request.url).searchParams.get('verstuurd') === 'true' }));

/** Nothing depends on whether the address has an account, so that nobody learns which have one. */
export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.reconfirmEmail, accountsHandlers.reconfirmEmail, () =>
    redirect(`${RETRY_VERIFICATION_PATH}?verstuurd=true`),
  );

const loadSchema = () => import('../contract.ts').then((contract) => contract.reconfirmEmailBody);

export default function RetryVerification({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata
        title={sent ? 'Kijk in je mailbox' : 'Verificatiemail opnieuw versturen'}
        description="Vraag een nieuwe link aan om je e-mailadres te bevestigen."
      />
      {sent ? (
        <FormConfirmation>
          <PageHeader title="Kijk in je mailbox" />
          <p>
            Wacht er een registratie op bevestiging met het adres dat je invulde? Dan krijg je een e-mail met een nieuwe
            link. Open de link om je e-mailadres te bevestigen.
          </p>
          <MailTroubleshooting
            contactPath={CONTACT_PATH}
            maxPerHour={accountsLimits.mailToAddress.rate.points}
            retry={
              <Link to={RETRY_VERIFICATION_PATH} reloadDocument>
                Vraag de e-mail nog een keer aan
              </Link>
            }
          />
        </FormConfirmation>
      ) : (
        <>
          <PageHeader
            title="Verificatiemail opnieuw versturen"
            intro={<p>Vul het e-mailadres in waarmee je je hebt aangemeld. Je krijgt dan een nieuwe link.</p>}
          />
          <EmailForm loadSchema={loadSchema} formError={formErrorOf(actionData)} submit="Opnieuw versturen" />
        </>
      )}
    </Page>
  );
}
