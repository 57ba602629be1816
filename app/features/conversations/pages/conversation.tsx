import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { GROUPS_PATH, groupPath } from '#app/features/groups/paths.ts';
import { findPageOfReaction } from '#app/features/reactions/index.ts';
import { reactionAnchor } from '#app/features/reactions/paths.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import type { Call } from '#app/platform/http/calls/contract.ts';
import type { AnyHandler } from '#app/platform/http/calls/handlers.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex } from '#app/platform/http/pages/paged-address.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { conversationsHandlers as handlers } from '../api.ts';
import { conversationsContract as contract } from '../contract.ts';
import { conversationPath } from '../paths.ts';
import { conversationReactions } from '../reactions.ts';
import { type Conversation, readConversation } from '../screens/conversation.ts';
import { readConversationPage } from '../screens/conversation-page.ts';
import { ConversationThread } from '../ui/conversation/conversation-thread.tsx';
import type { Route } from './+types/conversation';

export const handle: PageHandle = { cache: { query: ['page', 'reactie'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const index = readPageIndex(args.request);
    const data = await readConversationPage(ctx, args.params.conversation, {
      index,
      edit: searchParams.get('bewerken'),
      quote: searchParams.get('citeer'),
    });
    const path = conversationPath(data.conversation);
    const query = searchParams.toString();
    if (args.params.group !== data.conversation.group.slug) throw redirect(query ? `${path}?${query}` : path, 301);
    const reaction = searchParams.get('reactie');
    if (reaction !== null)
      throw redirect(await findReactionAddress(ctx, data.conversation, parseAddressId(reaction) ?? 0));
    if (index >= data.pages) throw redirect(path);
    return {
      ...data,
      page: index + 1,
      submissionKey: ctx.viewer ? randomUUID() : '',
    };
  });

/** The path of the page with a reaction; of the conversation if it has no such reaction. */
async function findReactionAddress(
  ctx: RequestContext,
  conversation: Conversation,
  reactionId: number,
): Promise<string> {
  const index = await findPageOfReaction(ctx.platform.db, conversationReactions, {
    subjectId: conversation.id,
    reactionId,
  });
  if (index === null) return conversationPath(conversation);
  return `${conversationPath(conversation, index + 1)}${reactionAnchor(reactionId)}`;
}

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    react: reactAction(contract.react, handlers.react),
    'write-as-moderator': reactAction(contract.writeAsModerator, handlers.writeAsModerator),
    edit: editAction,
    'edit-reaction': changeReactionAction(contract.editReaction, handlers.editReaction),
    'edit-own-reaction': changeReactionAction(contract.editOwnReaction, handlers.editOwnReaction),
    'withdraw-reaction': changeReactionAction(contract.withdrawReaction, handlers.withdrawReaction),
    report: markAction(contract.report, handlers.report),
    'report-reaction': markAction(contract.reportReaction, handlers.reportReaction),
    visit: markAction(contract.visit, handlers.visit),
    follow: markAction(contract.follow, handlers.follow),
    unfollow: markAction(contract.unfollow, handlers.unfollow),
    like: markAction(contract.like, handlers.like),
    unlike: markAction(contract.unlike, handlers.unlike),
    'like-reaction': markAction(contract.likeReaction, handlers.likeReaction),
    'unlike-reaction': markAction(contract.unlikeReaction, handlers.unlikeReaction),
  });

/** Adds a reaction and goes to it. */
function reactAction<C extends typeof contract.react | typeof contract.writeAsModerator>(
  call: C,
  handler: AnyHandler<C>,
) {
  return (args: RouteArguments) =>
    submit(args, call, handler, async ({ response, ctx, form }) => {
      const conversation = await readConversation(ctx, { id: Number(form.get('id')) });
      return redirect(await findReactionAddress(ctx, conversation, (response as { Id: number }).Id), 303);
    });
}

/** Edits the conversation and goes back to it. */
const editAction = (args: RouteArguments) =>
  submit(args, contract.edit, handlers.edit, async ({ ctx, form }) =>
    redirect(conversationPath(await readConversation(ctx, { id: Number(form.get('Id')) })), 303),
  );

/** Edits or withdraws a reaction and goes back to it. */
function changeReactionAction<C extends Call>(call: C, handler: AnyHandler<C>) {
  return (args: RouteArguments) =>
    submit(args, call, handler, async ({ ctx, form }) => {
      const conversation = await readConversation(ctx, { slug: args.params.conversation ?? '' });
      return redirect(await findReactionAddress(ctx, conversation, Number(form.get('id'))), 303);
    });
}

/** Adds or removes a mark. It does not redirect, because a fetcher submits the form. */
function markAction<C extends Call>(call: C, handler: AnyHandler<C>) {
  return (args: RouteArguments) => submit(args, call, handler, () => ({ ok: true }));
}

/** A conversation: the opening post, the reactions, and the form to react. */
export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, page } = loaderData;
  const shown = conversation.public && !conversation.hidden;
  return (
    <Page>
      <Metadata
        title={conversation.title}
        description={shown ? truncate(conversation.body.replaceAll(/\s+/g, ' ')) : null}
        path={conversationPath(conversation, page)}
        noindex={!shown}
      />
      <PageHeader
        title={conversation.title}
        breadcrumbs={[
          { text: 'Home', href: '/' },
          { text: 'Gesprekken', href: GROUPS_PATH },
          { text: conversation.group.title, href: groupPath(conversation.group) },
        ]}
      />
      <ConversationThread {...loaderData} formError={formErrorOf(actionData) as FormError | undefined} />
    </Page>
  );
}
