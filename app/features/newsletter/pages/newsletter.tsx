import { redirect, useNavigation } from 'react-router';
import { settingPath } from '#app/features/accounts/paths.ts';
import { CONTACT_PATH, PRIVACY_PATH } from '#app/features/content/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FormConfirmation } from '#app/ui/form/form-confirmation.tsx';
import { MailTroubleshooting } from '#app/ui/form/mail-troubleshooting.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { newsletterHandlers } from '../api.ts';
import { newsletterContract } from '../contract.ts';
import { NEWSLETTER_PATH, NEWSLETTER_REQUESTED_PATH, NEWSLETTER_SUBSCRIBED_PATH } from '../paths.ts';
import { isSubscribed } from '../screens.ts';
import { NewsletterForm } from '../ui/newsletter-form.tsx';
import type { Route } from './+types/newsletter';

export const handle: PageHandle = { cache: { query: ['verstuurd'] } };

/** What the page shows: the form, that a mail is on its way, or that the member's own address is subscribed. */
type State =
  | { is: 'form'; email: string | null }
  | { is: 'requested' }
  | { is: 'subscribed'; email: string; now: boolean };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db }, viewer }): Promise<State> => {
    const { searchParams } = new URL(args.request.url);
    if (searchParams.get('verstuurd') === 'true') return { is: 'requested' };
    if (!viewer || !(await isSubscribed(db, viewer.email))) return { is: 'form', email: viewer?.email ?? null };
    return { is: 'subscribed', email: viewer.email, now: searchParams.get('aangemeld') === 'true' };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, newsletterContract.request, newsletterHandlers.request, ({ response }) =>
    redirect(response.Subscribed ? NEWSLETTER_SUBSCRIBED_PATH : NEWSLETTER_REQUESTED_PATH),
  );

/** What the newsletter is, and the form to ask for it. */
export default function Newsletter({ loaderData: state, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Page width="column">
      <Metadata
        title="Nieuwsbrief"
        description="Krijg ongeveer 10 keer per jaar een e-mail met wat nieuw is op Niergenoten. Je stopt met één klik."
      />
      <PageHeader
        title="Nieuwsbrief"
        intro={<p>Wat is er nieuw over leven met een nierziekte? Ongeveer 10 keer per jaar staat het in je mailbox.</p>}
        breadcrumbs={[{ text: 'Nieuwsbrief' }]}
      />
      <Stack gap={4}>
        {state.is === 'requested' && <Requested />}
        {state.is === 'subscribed' && <Subscribed {...state} />}
        {state.is === 'form' && (
          <>
            <About />
            {state.email === null && <WithoutScript />}
            <NewsletterForm email={state.email} formError={formErrorOf(actionData)} busy={busy} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function About() {
  return (
    <Prose>
      <ul>
        <li>Nieuws en artikelen over nierziekten, in gewone taal.</li>
        <li>Recepten, en verhalen van anderen.</li>
        <li>Onder elke nieuwsbrief staat een link. Daarmee stop je met één klik.</li>
      </ul>
      <p>
        Je adres gebruiken we alleen om de nieuwsbrief te sturen. Lees er meer over in onze{' '}
        <Link to={PRIVACY_PATH}>privacyverklaring</Link>.
      </p>
    </Prose>
  );
}

/** The same for every address, so that nobody learns which are subscribed (rules.md R1). */
function Requested() {
  return (
    <FormConfirmation>
      <Notice kind="success" title="Kijk in je mailbox">
        <p>
          We hebben een e-mail gestuurd naar het adres dat je invulde. Druk op de knop in die e-mail. Dan ben je
          aangemeld.
        </p>
      </Notice>
      <MailTroubleshooting
        contactPath={CONTACT_PATH}
        retry={
          <Link to={NEWSLETTER_PATH} reloadDocument>
            Vul je e-mailadres nog een keer in
          </Link>
        }
      />
    </FormConfirmation>
  );
}

/** For a member; `now` just after the form was sent. */
function Subscribed({ email, now }: { email: string; now: boolean }) {
  const text = (
    <Stack gap={3}>
      <Notice kind="success">
        <p>
          {now ? 'Je bent aangemeld. ' : ''}Je krijgt de nieuwsbrief op <strong>{email}</strong>.
        </p>
      </Notice>
      <p>
        Wil je hem niet meer? <Link to={settingPath('nieuwsbrief')}>Zet hem uit bij je instellingen</Link>.
      </p>
    </Stack>
  );
  return now ? <FormConfirmation>{text}</FormConfirmation> : text;
}

/** The form asks visitors for a captcha, which needs JavaScript. */
function WithoutScript() {
  return (
    <noscript>
      <Notice kind="warning" title="Zonder JavaScript lukt dit formulier niet">
        <p>
          Je browser controleert bij het versturen of je geen robot bent. Daarvoor moet JavaScript aanstaan. Of{' '}
          <Link to={CONTACT_PATH}>vraag ons om je aan te melden</Link>.
        </p>
      </Notice>
    </noscript>
  );
}
