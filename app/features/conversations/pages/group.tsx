import { redirect } from 'react-router';
import { readGroup, readGroupPage } from '#app/features/groups/index.ts';
import { GroupSidebar } from '#app/features/groups/ui/group-sidebar.tsx';
import { pageIndexOf } from '#app/platform/database/paging.ts';
import { load } from '#app/platform/http/load.ts';
import type { PageHandle } from '#app/platform/http/page-handle.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { pageTitle } from '#app/product.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { readGroupConversations } from '../lists.ts';
import { CONVERSATIONS_PAGE_SIZE } from '../rules.ts';
import { ConversationList } from '../ui/conversation-list.tsx';
import { StartConversation } from '../ui/start-conversation.tsx';
import type { Route } from './+types/group';

export const handle: PageHandle = { cache: { query: ['page'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => {
    const index = pageIndexOf(new URL(args.request.url).searchParams);
    await leadToSlug(visit, args.params.group);
    const { group, terms, moderators } = await readGroupPage(visit, args.params.group);
    const conversations = await readGroupConversations(visit, group.id, { index, size: CONVERSATIONS_PAGE_SIZE });
    if (index > 0 && conversations.items.length === 0) throw redirect(`/groepen/${group.slug}`);
    return { group, terms, moderators, conversations, page: index + 1, member: visit.viewer !== null };
  });

/** Numbers are no slugs: a group that is asked for by its number lives at its slug. */
async function leadToSlug(visit: Visit, asked: string): Promise<void> {
  if (/^\d{1,9}$/.test(asked)) throw redirect(`/groepen/${(await readGroup(visit, { id: Number(asked) })).slug}`, 301);
}

/** A group: what it is for, who looks after it, and its conversations. */
export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { group, terms, moderators, conversations, page, member } = loaderData;
  const path = `/groepen/${group.slug}`;
  return (
    <Page>
      <title>{pageTitle(group.title)}</title>
      <PageHeader
        title={group.title}
        intro={<LinkedText text={group.introduction} />}
        breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Gesprekken', href: '/groepen' }, { text: group.title }]}
      >
        <StartConversation groupId={group.id} path={path} member={member} />
      </PageHeader>
      <WithSidebar sidebar={<GroupSidebar terms={terms} moderators={moderators} />} sidebarLabel="Over deze groep">
        <Stack gap={3}>
          <h2>{conversationsInWords(conversations.total)}</h2>
          {conversations.items.length === 0 ? (
            <EmptyState title="Hier is nog geen gesprek">
              Begin gerust het eerste: er lezen meer mensen mee dan je denkt.
            </EmptyState>
          ) : (
            <ConversationList conversations={conversations.items} />
          )}
          <Pager
            page={page}
            pages={conversations.pages}
            href={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          />
        </Stack>
      </WithSidebar>
    </Page>
  );
}

const conversationsInWords = (count: number): string => `${count} ${count === 1 ? 'gesprek' : 'gesprekken'}`;
