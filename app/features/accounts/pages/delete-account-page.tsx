import { redirect } from 'react-router';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { accountsHandlers } from '../api.ts';
import { accountsContract } from '../contract.ts';
import { ACCOUNT_DELETED_PATH } from '../paths.ts';
import { DeleteAccountForm } from '../ui/settings/delete-account-form.tsx';
import { DELETE_QUESTION } from '../ui/settings/delete-question.ts';
import type { Route } from './+types/delete-account-page';

export const loader = (args: Route.LoaderArgs) =>
  load(args, (ctx) => {
    requireMember(ctx);
    return null;
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, accountsContract.deleteUser, accountsHandlers.deleteUser, ({ headers }) =>
    redirect(ACCOUNT_DELETED_PATH, { headers }),
  );

/** The page to delete the account without JavaScript. With JavaScript, a dialog of the settings does it. */
export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Metadata title="Account verwijderen" description={null} />
      <PageHeader title={DELETE_QUESTION} />
      <DeleteAccountForm formError={formErrorOf(actionData)} />
    </Stack>
  );
}
