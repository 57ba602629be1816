import { type ReactNode, useEffect } from 'react';
import { redirect } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { memberOfStopToken } from '#app/platform/mail/stop-token.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TokenForm } from '#app/ui/form/token-form.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { STOP_MAILS_PAGE_PATH, settingPath, stopMailsPagePath } from '../paths.ts';
import { findEmailNotifications } from '../screens.ts';
import type { Route } from './+types/stop-mails';

export const handle: PageHandle = { fromMail: true };

type State = { is: 'invalid' } | { is: 'on' | 'off'; token: string };

/** Opening the link changes nothing, because mail scanners open links. Only the button does (rules.md R7). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, config } }): Promise<State> => {
    const token = tokenOfLink(args);
    const memberId = memberOfStopToken(token, config.secret);
    const wanted = memberId === null ? null : await findEmailNotifications(db, memberId);
    return wanted === null ? { is: 'invalid' } : { is: wanted ? 'on' : 'off', token };
  });

export const action = (args: Route.ActionArgs) => {
  const { changeEmailNotificationByLink: call } = accountsContract;
  return submit(args, call, accountsHandlers.changeEmailNotificationByLink, ({ form }) =>
    redirect(stopMailsPagePath(form.get('Token') ?? '')),
  );
};

/** The page to which the link in each mail about what is new leads: it ends these mails, or undoes that. */
export default function StopMails({ loaderData: state, actionData }: Route.ComponentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each form the page is loaded with the token again
  useEffect(removeTokenFromUrl, [state]);
  const title = 'E-mails over wat nieuw is';
  return (
    <Page width="column">
      <Metadata title={title} description={null} noindex />
      <PageHeader title={title} />
      {state.is === 'invalid' && <Invalid />}
      {state.is === 'on' && (
        <Choice token={state.token} wanted={false} submit="Zet de e-mails uit" formError={formErrorOf(actionData)}>
          <p>
            Druk op de knop. Dan mailen we je niet meer als er iets nieuws voor je is. Wat over je account en je
            veiligheid gaat, mailen we je wel.
          </p>
        </Choice>
      )}
      {state.is === 'off' && (
        <Choice token={state.token} wanted submit="Zet ze weer aan" formError={formErrorOf(actionData)}>
          <Notice kind="success" title="De e-mails staan uit">
            <p>
              Wat nieuw is, zie je als je inlogt. Over je account en je veiligheid mailen we je nog wel. De nieuwsbrief
              komt ook nog, als je die hebt gevraagd.
            </p>
          </Notice>
          <p>Was het een vergissing? Dan zet je ze hier weer aan.</p>
        </Choice>
      )}
    </Page>
  );
}

interface ChoiceProps {
  token: string;
  /** Whether the button turns the mails on. */
  wanted: boolean;
  submit: string;
  formError: FormError | undefined;
  children: ReactNode;
}

const Choice = ({ wanted, ...props }: ChoiceProps) => (
  <TokenForm
    {...props}
    key={String(wanted)}
    action={STOP_MAILS_PAGE_PATH}
    fields={{ EmailNotificationEnabled: String(wanted) }}
    variant={wanted ? 'secondary' : 'primary'}
  />
);

const Invalid = () => (
  <Stack gap={3}>
    <Notice kind="error">
      <p>Deze link werkt niet. Open de link in de e-mail nog eens, of kopieer hem helemaal.</p>
    </Notice>
    <p>
      Lukt het niet? <Link to={settingPath('meldingen')}>Zet de e-mails uit bij je instellingen</Link>. Daarvoor log je
      in.
    </p>
  </Stack>
);
