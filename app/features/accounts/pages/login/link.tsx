import { useEffect } from 'react';
import { redirect } from 'react-router';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { tokenOfLink } from '#app/platform/http/pages/token-of-link.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { removeTokenFromUrl } from '#app/ui/navigation/remove-token-from-url.ts';
import { accountsHandlers } from '../../api.ts';
import { findLoginLink } from '../../commands/login-link.ts';
import { accountsContract } from '../../contract.ts';
import { LOGIN_LINK_PATH, loginCodePath, REQUEST_LOGIN_LINK_PATH, SIGNED_IN_PATH } from '../../paths.ts';
import { AccountForm } from '../../ui/account-form.tsx';
import { IndefiniteField } from '../../ui/indefinite-field.tsx';
import type { Route } from './+types/link';

export const handle: PageHandle = { fromMail: true, shell: { reducedHeader: true } };

/** Opening the link does not consume the token, because mail scanners open links. Only the button does (rules.md R7). */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async ({ platform: { db, clock } }) => {
    const token = tokenOfLink(args);
    const member = await findLoginLink(db, { token, now: clock.now() });
    return { link: member && { token, username: member.username } };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.loginByLink, accountsHandlers.loginByLink, ({ response, headers }) =>
    redirect(response === null ? loginCodePath('') : SIGNED_IN_PATH, { headers }),
  );

export default function LoginByLink({ loaderData: { link }, actionData }: Route.ComponentProps) {
  useEffect(removeTokenFromUrl, []);
  return (
    <Page width="column">
      <Metadata title="Inloggen" description={null} noindex />
      <PageHeader title="Inloggen" />
      {link ? <LinkForm {...link} formError={formErrorOf(actionData)} /> : <InvalidLink />}
    </Page>
  );
}

interface Props {
  token: string;
  username: string;
  formError: FormError | undefined;
}

const loadSchema = () => import('../../contract/login-calls.ts').then((contract) => contract.loginLinkBody);

/** Names the account, and logs in. It posts to the page without its query, so that the token stays out of the history. */
const LinkForm = ({ token, username, formError }: Props) => (
  <Stack gap={3}>
    <p>
      Je logt in als <strong>{username}</strong>.
    </p>
    <AccountForm
      loadSchema={loadSchema}
      formError={formError}
      labels={{}}
      instructions={{}}
      action={LOGIN_LINK_PATH}
      submit="Inloggen"
    >
      {() => (
        <>
          <input type="hidden" name="Token" value={token} />
          <IndefiniteField formError={formError} />
        </>
      )}
    </AccountForm>
  </Stack>
);

/** The message is the same, whatever is wrong with the token (rules.md R7). */
const InvalidLink = () => (
  <Stack gap={3}>
    <Notice kind="error" title="Deze link werkt niet (meer). Vraag een nieuwe aan.">
      <p>Een link werkt 15&nbsp;minuten, en één keer.</p>
    </Notice>
    <p>
      <ButtonLink to={REQUEST_LOGIN_LINK_PATH} variant="primary">
        Vraag een nieuwe link aan
      </ButtonLink>
    </p>
  </Stack>
);
