import { refusalOf } from '#app/platform/forms/refusal.ts';
import { byIntent, load, memberVisit } from '#app/platform/http/load.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { sessionActions } from '../actions.ts';
import { readSessions } from '../screens.ts';
import { SessionList } from '../ui/session-list.tsx';
import type { Route } from './+types/settings';

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => ({ sessions: await readSessions(memberVisit(visit)) }));

export const action = (args: Route.ActionArgs) => byIntent<unknown>(args, sessionActions);

/** The settings of the account; so far where the member is logged in. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Page width="column">
      <title>{pageTitle('Instellingen')}</title>
      <PageHeader title="Instellingen" />
      <SessionList
        sessions={loaderData.sessions}
        done={(actionData as { ended?: 'one' | 'others' } | undefined)?.ended}
        refused={refusalOf(actionData)}
      />
    </Page>
  );
}
