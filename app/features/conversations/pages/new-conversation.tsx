import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { findDraft } from '#app/features/drafts/index.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { isFormResponse } from '#app/platform/http/pages/route-arguments.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { conversationsHandlers } from '../api.ts';
import { conversationsContract } from '../contract.ts';
import { conversationDrafts } from '../draft-kinds.ts';
import { conversationPath, GROUPS_PATH, groupPath, newConversationPath } from '../paths.ts';
import { readConversation } from '../screens/read-conversation.ts';
import { listTerms, readGroup } from '../screens/read-groups.ts';
import { NewConversationForm } from '../ui/conversation/new-conversation-form.tsx';
import type { Route } from './+types/new-conversation';

export const handle: PageHandle = { shell: { infoline: false } };

/** The path has the id of the group; a slug is redirected to it. Visitors are redirected to the list of groups. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    // After a session has ended, goes to the login and back, or shows the text that was submitted too late.
    if (ctx.sessionEnd || isFormResponse(args.context)) requireMember(ctx);
    if (!ctx.viewer) throw redirect(GROUPS_PATH);
    const { group: slugOrId } = args.params;
    if (!/^\d{1,9}$/.test(slugOrId)) {
      const { id } = await readGroup(ctx, { slug: slugOrId });
      throw redirect(newConversationPath(id), 301);
    }
    return { ...(await readNewConversation(ctx, Number(slugOrId))), submissionKey: randomUUID() };
  });

/** The group of a new conversation, its terms, and the draft with which the form starts. */
async function readNewConversation(ctx: RequestContext, groupId: number) {
  const group = await readGroup(ctx, { id: groupId });
  const terms = await listTerms(ctx, groupId);
  return { group, terms, draft: await findDraft(ctx, { kind: conversationDrafts.conversation, about: groupId }) };
}

export const action = (args: Route.ActionArgs) =>
  submit(args, conversationsContract.start, conversationsHandlers.start, async ({ response, ctx }) => {
    return redirect(conversationPath(await readConversation(ctx, { id: response.Id })), 303);
  });

export default function NewConversation({ loaderData, actionData }: Route.ComponentProps) {
  const { group, terms, draft, submissionKey } = loaderData;
  return (
    <Page width="column">
      <Metadata title="Start een nieuw gesprek" description={null} />
      <PageHeader
        title="Start een nieuw gesprek"
        intro={<p>Stel een vraag of vertel je verhaal. Anderen die weten hoe het is, lezen mee en reageren.</p>}
        breadcrumbs={[
          { text: 'Gesprekken', href: GROUPS_PATH },
          { text: group.title, href: groupPath(group) },
          { text: 'Nieuw gesprek' },
        ]}
      />
      <NewConversationForm
        group={group}
        terms={terms}
        draft={draft}
        formError={formErrorOf(actionData)}
        submissionKey={submissionKey}
      />
    </Page>
  );
}
