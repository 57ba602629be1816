import { useEffect } from 'react';
import { redirect } from 'react-router';
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
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { sharingHandlers } from '../api.ts';
import { sharingContract } from '../contract.ts';
import { SHARE_OPT_OUT_PATH, SHARE_OPTED_OUT_PATH } from '../paths.ts';
import { recipientOfToken } from '../recipient.ts';
import type { Route } from './+types/opt-out-page';

export const handle: PageHandle = { fromMail: true };

type State = { is: 'opted-out' | 'invalid' } | { is: 'open'; token: string };

/** Opening the link opts nobody out, because mail scanners open links. Only the button does (rules.md R7). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, ({ platform: { config } }): State => {
    const { searchParams } = new URL(args.request.url);
    if (searchParams.get('afgemeld') === 'true') return { is: 'opted-out' };
    const token = tokenOfLink(args);
    return recipientOfToken(token, config.secret) ? { is: 'open', token } : { is: 'invalid' };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, sharingContract.optOut, sharingHandlers.optOut, () => redirect(SHARE_OPTED_OUT_PATH));

/** The page to get no more mails that others send from the site. Its form posts without the token in its address. */
export default function OptOut({ loaderData: state, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <Metadata title="Geen doorgestuurde e-mails meer" description={null} noindex />
      <PageHeader title="Geen doorgestuurde e-mails meer" />
      {state.is === 'opted-out' && (
        <Notice kind="success">
          <p>Klaar. Je krijgt van ons geen pagina’s meer die anderen doorsturen. Zij krijgen dit niet te horen.</p>
        </Notice>
      )}
      {state.is === 'invalid' && (
        <Notice kind="error">
          <p>Deze link werkt niet. Open de link in de e-mail nog eens, of kopieer hem helemaal.</p>
        </Notice>
      )}
      {state.is === 'open' && (
        <TokenForm
          action={SHARE_OPT_OUT_PATH}
          token={state.token}
          submit="Stuur mij niets meer"
          formError={formErrorOf(actionData)}
        >
          <p>
            Druk op de knop. Dan sturen we geen pagina’s meer naar je door, van wie dan ook. Wie je iets wilde sturen,
            krijgt dit niet te horen. Heb je een account? De e-mails van je account blijven komen.
          </p>
        </TokenForm>
      )}
    </Page>
  );
}
