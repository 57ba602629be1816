import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { pageIndexOf, pagesOf } from '#app/platform/database/paging.ts';
import { refusalOf } from '#app/platform/forms/refusal.ts';
import type { Handling } from '#app/platform/http/calls.ts';
import type { Call } from '#app/platform/http/contract.ts';
import { byIntent, load, type RouteArguments, submit } from '#app/platform/http/load.ts';
import type { PageHandle } from '#app/platform/http/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { conversationsHandlers as handlers } from '../api.ts';
import { conversationsContract as contract } from '../contract.ts';
import { REACTIONS_PAGE_SIZE } from '../rules.ts';
import { readConversation, readConversationPage } from '../screens.ts';
import { ConversationFacts } from '../ui/conversation-facts.tsx';
import { ReactionForm } from '../ui/reaction-form.tsx';
import { ReactionList } from '../ui/reaction-list.tsx';
import { Starter } from '../ui/starter.tsx';
import { usePlaced } from '../ui/use-placed.ts';
import type { Route } from './+types/conversation';

export const handle: PageHandle = { cache: { query: ['page'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => {
    const { searchParams } = new URL(args.request.url);
    const index = pageIndexOf(searchParams);
    const shown = await readConversationPage(visit, args.params.conversation, { index, size: REACTIONS_PAGE_SIZE });
    const { group, slug } = shown.conversation;
    if (args.params.group !== group.slug) throw redirect(`/groepen/${group.slug}/${slug}`, 301);
    if (index >= shown.pages) throw redirect(`/groepen/${group.slug}/${slug}`);
    return { ...shown, page: index + 1, submissionKey: visit.viewer ? randomUUID() : '' };
  });

export const action = (args: Route.ActionArgs) =>
  byIntent<unknown>(args, {
    react,
    follow: toggled(contract.follow, handlers.follow),
    unfollow: toggled(contract.unfollow, handlers.unfollow),
    like: toggled(contract.like, handlers.like),
    unlike: toggled(contract.unlike, handlers.unlike),
    'like-reaction': toggled(contract.likeReaction, handlers.likeReaction),
    'unlike-reaction': toggled(contract.unlikeReaction, handlers.unlikeReaction),
  });

/** Reacts, and goes to the new reaction, which stands on the last page. */
async function react(args: RouteArguments) {
  return submit(args, contract.react, handlers.react, async ({ answer, visit, form }) => {
    const { group, slug, reactionCount } = await readConversation(visit, { id: Number(form.get('id')) });
    const page = pagesOf(reactionCount, REACTIONS_PAGE_SIZE);
    return redirect(`/groepen/${group.slug}/${slug}${page > 1 ? `?page=${page}` : ''}#reactie-${answer.Id}`, 303);
  });
}

function toggled<C extends Call>(declared: C, handling: Handling<C>) {
  return (args: RouteArguments) => submit(args, declared, handling, () => ({ ok: true }));
}

/** A conversation: the starter as a letter, then what others answered, and a place to answer. */
export default function ConversationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { conversation, reactions, draft, page, pages, submissionKey } = loaderData;
  const refused = refusalOf(actionData);
  const placed = usePlaced(['react'], refused !== undefined);
  const path = `/groepen/${conversation.group.slug}/${conversation.slug}`;
  const pageHref = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  return (
    <Page>
      <title>{pageTitle(conversation.title)}</title>
      {!conversation.public && <meta name="robots" content="noindex" />}
      <PageHeader
        title={conversation.title}
        breadcrumbs={[
          { text: 'Home', href: '/' },
          { text: 'Gesprekken', href: '/groepen' },
          { text: conversation.group.title, href: `/groepen/${conversation.group.slug}` },
        ]}
      />
      <WithSidebar
        sidebar={
          <ConversationFacts conversation={conversation} path={path} first={pageHref(1)} last={pageHref(pages)} />
        }
        sidebarLabel="Over dit gesprek"
      >
        <Stack gap={4}>
          <Starter conversation={conversation} />
          <ReactionList reactions={reactions} total={conversation.reactionCount} />
          <Pager page={page} pages={pages} href={pageHref} />
          <ReactionForm
            key={placed}
            conversation={conversation}
            draft={draft}
            path={path}
            refused={refused}
            submissionKey={submissionKey}
          />
        </Stack>
      </WithSidebar>
    </Page>
  );
}
