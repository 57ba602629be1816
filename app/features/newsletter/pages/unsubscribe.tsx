import { useEffect } from 'react';
import { redirect } from 'react-router';
import { settingPath } from '#app/features/accounts/paths.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TokenForm } from '#app/ui/form/token-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Prose } from '#app/ui/layout/prose.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { newsletterHandlers } from '../api.ts';
import { newsletterContract } from '../contract.ts';
import { NEWSLETTER_PATH, NEWSLETTER_UNSUBSCRIBED_PATH, UNSUBSCRIBE_NEWSLETTER_PATH } from '../paths.ts';
import { addressOfToken } from '../unsubscribe-token.ts';
import type { Route } from './+types/unsubscribe';

export const handle: PageHandle = { fromMail: true };

type State = { is: 'unsubscribed' | 'invalid' } | { is: 'open'; token: string; email: string };

/** Opening the link ends nothing, because mail scanners open links. Only the button does (rules.md R7). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ platform: { config } }): State => {
    const { searchParams } = new URL(args.request.url);
    if (searchParams.get('afgemeld') === 'true') return { is: 'unsubscribed' };
    const token = tokenOfLink(args);
    const email = addressOfToken(token, config.secret);
    return email === null ? { is: 'invalid' } : { is: 'open', token, email };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, newsletterContract.unsubscribe, newsletterHandlers.unsubscribe, () =>
    redirect(NEWSLETTER_UNSUBSCRIBED_PATH),
  );

/** The page to which the link in each newsletter leads. */
export default function UnsubscribeNewsletter({ loaderData: state, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  const title = 'Afmelden voor de nieuwsbrief';
  return (
    <Page width="column">
      <Metadata title={title} description={null} noindex />
      <PageHeader title={title} />
      {state.is === 'unsubscribed' && (
        <Stack gap={3}>
          <Notice kind="success" title="Je bent afgemeld">
            <p>We sturen je geen nieuwsbrief meer.</p>
          </Notice>
          <p>
            Was het een vergissing? <Link to={NEWSLETTER_PATH}>Meld je opnieuw aan</Link>.
          </p>
        </Stack>
      )}
      {state.is === 'invalid' && (
        <Stack gap={3}>
          <Notice kind="error">
            <p>Deze link werkt niet. Open de link in de nieuwsbrief nog eens, of kopieer hem helemaal.</p>
          </Notice>
          <Prose>
            <p>Lukt het niet? Dit kan ook:</p>
            <ul>
              <li>
                Heb je een account?{' '}
                <Link to={settingPath('nieuwsbrief')}>Zet de nieuwsbrief uit bij je instellingen</Link>.
              </li>
              <li>
                <Link to={NEWSLETTER_PATH}>Vul je e-mailadres in</Link>. Krijg je de nieuwsbrief? Dan sturen we je een
                nieuwe link om te stoppen.
              </li>
            </ul>
          </Prose>
        </Stack>
      )}
      {state.is === 'open' && (
        <TokenForm
          action={UNSUBSCRIBE_NEWSLETTER_PATH}
          token={state.token}
          submit="Meld me af"
          formError={formErrorOf(actionData)}
        >
          <p>
            Druk op de knop. Dan sturen we geen nieuwsbrief meer naar <strong>{state.email}</strong>. Heb je een
            account? De andere e-mails van je account blijven komen.
          </p>
        </TokenForm>
      )}
    </Page>
  );
}
