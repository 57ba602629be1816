import { randomUUID } from 'node:crypto';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { findReactionAddress, markIntent, reactIntent, reactionIntents } from '#app/features/reactions/index.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseAddressId } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import { requireOwnAddress } from '#app/platform/http/pages/own-address.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import type { RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { EDIT_PARAMETER } from '#app/platform/paths.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { conversationsHandlers as handlers } from '../api.ts';
import { conversationsContract as contract } from '../contract.ts';
import { conversationPath, GROUPS_PATH, groupPath } from '../paths.ts';
import { conversationReactions } from '../reactions.ts';
import { type Conversation, readConversation } from '../screens/read-conversation.ts';
import { readConversationScreen } from '../screens/read-conversation-screen.ts';
import { ConversationThread } from '../ui/conversation/conversation-thread.tsx';
import type { Route } from './+types/conversation';

/** After an edit of the text in two tabs; an edit of a reaction that came too late stays on the page as it is. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get('intent') === 'edit' ? revalidateAfterConflict(args) : args.defaultShouldRevalidate;

export const handle: PageHandle = { cache: { query: ['page', 'reactie'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { searchParams } = new URL(args.request.url);
    const index = readPageIndex(args.request);
    const data = await readConversationScreen(ctx, args.params.conversation, {
      index,
      edit: searchParams.get(EDIT_PARAMETER),
      quote: searchParams.get('citeer'),
    });
    const path = conversationPath(data.conversation);
    requireOwnAddress(args.request, path, ctx);
    const reaction = searchParams.get('reactie');
    if (reaction !== null) throw redirect(await addressOf(ctx, data.conversation, parseAddressId(reaction) ?? 0));
    requirePage({ index, pages: data.pages }, path);
    return {
      ...data,
      page: index + 1,
      submissionKey: ctx.viewer ? randomUUID() : '',
    };
  });

/** The address of a reaction on its page; of the conversation if it has no such reaction. */
const addressOf = ({ platform }: RequestContext, conversation: Conversation, reactionId: number): Promise<string> =>
  findReactionAddress(platform.db, conversationReactions, {
    subjectId: conversation.id,
    reactionId,
    pathOf: (page) => conversationPath(conversation, page),
  });

const addressOnPage = async (args: RouteArguments, ctx: RequestContext, reactionId: number): Promise<string> =>
  addressOf(ctx, await readConversation(ctx, { slug: args.params.conversation ?? '' }), reactionId);

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    ...reactionIntents(contract, handlers, addressOnPage),
    'write-as-moderator': reactIntent(contract.writeAsModerator, handlers.writeAsModerator, addressOnPage),
    edit: editAction,
    follow: markIntent(contract.follow, handlers.follow),
    unfollow: markIntent(contract.unfollow, handlers.unfollow),
    mute: markIntent(contract.mute, handlers.mute),
    unmute: markIntent(contract.unmute, handlers.unmute),
    like: markIntent(contract.like, handlers.like),
    unlike: markIntent(contract.unlike, handlers.unlike),
  });

/** Edits the conversation and goes back to it. */
const editAction = (args: RouteArguments) =>
  submit(args, contract.edit, handlers.edit, async ({ ctx, form }) =>
    redirect(conversationPath(await readConversation(ctx, { id: Number(form.get('Id')) })), 303),
  );

/** A conversation: the opening post, the reactions, and the form to react. */
export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, description, page } = loaderData;
  const shown = conversation.public && !conversation.hidden && !conversation.withdrawn;
  return (
    <Page>
      <Metadata
        title={conversation.title}
        description={description}
        path={conversationPath(conversation, page)}
        noindex={!shown}
      />
      <PageHeader
        title={conversation.title}
        breadcrumbs={[
          { text: 'Gesprekken', href: GROUPS_PATH },
          { text: conversation.group.title, href: groupPath(conversation.group) },
        ]}
      />
      <ConversationThread {...loaderData} formError={formErrorOf(actionData) as FormError | undefined} />
    </Page>
  );
}
