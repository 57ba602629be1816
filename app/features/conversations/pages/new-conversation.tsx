import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { readGroup } from '#app/features/groups/index.ts';
import { refusalOf } from '#app/platform/forms/refusal.ts';
import { answersForm, load, memberVisit, submit } from '#app/platform/http/pages/load.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { conversationsHandlers } from '../api.ts';
import { conversationsContract } from '../contract.ts';
import { readConversation, readNewConversation } from '../screens.ts';
import { NewConversationForm } from '../ui/conversation/new-conversation-form.tsx';
import type { Route } from './+types/new-conversation';

export const handle: PageHandle = { shell: { infoline: false } };

/** The group stands in the address by its number; by its slug it leads there. Who is not logged in is sent to the groups. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => {
    // To the login and back to what was being written, or to see again what was sent in vain.
    if (visit.sessionEnded || answersForm(args.context)) memberVisit(visit);
    if (!visit.viewer) throw redirect('/groepen');
    const { group: asked } = args.params;
    if (!/^\d{1,9}$/.test(asked)) {
      const { id } = await readGroup(visit, { slug: asked });
      throw redirect(`/groepen/${id}/nieuw`, 301);
    }
    return { ...(await readNewConversation(visit, Number(asked))), submissionKey: randomUUID() };
  });

export const action = (args: Route.ActionArgs) =>
  submit(args, conversationsContract.start, conversationsHandlers.start, async ({ answer, visit }) => {
    const { group, slug } = await readConversation(visit, { id: answer.Id });
    return redirect(`/groepen/${group.slug}/${slug}`, 303);
  });

export default function NewConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { group, terms, draft, submissionKey } = loaderData;
  return (
    <Page width="column">
      <title>{pageTitle('Start een nieuw gesprek')}</title>
      <PageHeader
        title="Start een nieuw gesprek"
        intro={<p>Stel een vraag of vertel je verhaal. Anderen die weten hoe het is, lezen mee en reageren.</p>}
        breadcrumbs={[
          { text: 'Home', href: '/' },
          { text: 'Gesprekken', href: '/groepen' },
          { text: group.title, href: `/groepen/${group.slug}` },
          { text: 'Nieuw gesprek' },
        ]}
      />
      <NewConversationForm
        group={group}
        terms={terms}
        draft={draft}
        refused={refusalOf(actionData)}
        submissionKey={submissionKey}
      />
    </Page>
  );
}
