import { useEffect } from 'react';
import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TokenForm } from '#app/ui/form/token-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { newsletterHandlers } from '../api.ts';
import { newsletterContract } from '../contract.ts';
import { CONFIRM_NEWSLETTER_PATH, NEWSLETTER_CONFIRMED_PATH, NEWSLETTER_PATH } from '../paths.ts';
import { findNewsletterRequest } from '../screens.ts';
import type { Route } from './+types/confirm';

export const handle: PageHandle = { fromMail: true };

type State = { is: 'subscribed' | 'invalid' } | { is: 'open'; token: string; email: string };

/** Opening the link subscribes nobody, because mail scanners open links. Only the button does (rules.md R7). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, clock } }): Promise<State> => {
    const { searchParams } = new URL(args.request.url);
    if (searchParams.get('aangemeld') === 'true') return { is: 'subscribed' };
    const token = tokenOfLink(args);
    const request = await findNewsletterRequest(db, { token, now: clock.now() });
    return request ? { is: 'open', token, email: request.email } : { is: 'invalid' };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, newsletterContract.confirm, newsletterHandlers.confirm, () => redirect(NEWSLETTER_CONFIRMED_PATH));

/** The page to which the mail of a request for the newsletter leads. */
export default function ConfirmNewsletter({ loaderData: state, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  const title = 'Aanmelden voor de nieuwsbrief';
  return (
    <Page width="column">
      <Metadata title={title} description={null} noindex />
      <PageHeader title={title} />
      {state.is === 'subscribed' && (
        <Notice kind="success" title="Je bent aangemeld">
          <p>De volgende nieuwsbrief komt naar je toe. Je stopt wanneer je wilt, met de link onder elke nieuwsbrief.</p>
        </Notice>
      )}
      {state.is === 'invalid' && (
        <Stack gap={3}>
          <Notice kind="error">
            <p>
              Deze link werkt niet (meer). Misschien is hij ouder dan 24&nbsp;uur of al gebruikt. Vul dan je e-mailadres
              opnieuw in. Je krijgt een nieuwe e-mail.
            </p>
          </Notice>
          <div>
            <ButtonLink to={NEWSLETTER_PATH} variant="primary">
              Vraag een nieuwe link aan
            </ButtonLink>
          </div>
        </Stack>
      )}
      {state.is === 'open' && (
        <TokenForm
          action={CONFIRM_NEWSLETTER_PATH}
          token={state.token}
          submit="Ja, ik wil de nieuwsbrief"
          formError={formErrorOf(actionData)}
        >
          <p>
            Nog één stap. Druk op de knop. Daarna sturen we de nieuwsbrief naar <strong>{state.email}</strong>.
          </p>
        </TokenForm>
      )}
    </Page>
  );
}
