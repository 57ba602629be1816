import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requirePage, requirePagedAddress } from '#app/platform/http/pages/paged-address.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { MessageSquarePlus } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { listFollowed } from '../lists/followed.ts';
import { listInGroupByTerms } from '../lists/in-group.ts';
import { countNewReactions } from '../lists/new-reactions.ts';
import { GROUPS_PATH, groupPath, groupViewPath, newConversationPath } from '../paths.ts';
import { CONVERSATIONS_PAGE_SIZE } from '../rules.ts';
import { parseGroupView } from '../screens/group-view.ts';
import { readGroup, readGroupScreen } from '../screens/read-groups.ts';
import { GroupLayout } from '../ui/groups/group-layout.tsx';
import { GroupConversations } from '../ui/lists/group-conversations.tsx';
import type { Route } from './+types/group';

export const handle: PageHandle = { cache: { query: ['terms', 'page'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    requirePagedAddress(args.request);
    await redirectToSlug(ctx, args.params.group);
    const { group, terms, moderators } = await readGroupScreen(ctx, args.params.group);
    const member = ctx.viewer !== null;
    const { view, redirect: canonical } = parseGroupView(new URL(args.request.url).searchParams, {
      group,
      terms,
      member,
    });
    if (canonical) throw redirect(canonical);
    const page = { index: view.page - 1, size: CONVERSATIONS_PAGE_SIZE };
    const conversations = view.followed
      ? await listFollowed(requireMember(ctx), { groupId: group.id, ...page })
      : await listInGroupByTerms(ctx, group, { terms: [...view.terms], ...page });
    requirePage({ index: page.index, pages: conversations.pages }, groupViewPath(group, { ...view, page: 1 }));
    const newCounts = await countNewReactions(ctx, conversations.items);
    return { group, terms, moderators, conversations, newCounts, view, member };
  });

/** Redirects the path with the id of a group to the one with its slug. A slug never consists of digits only. */
async function redirectToSlug(ctx: RequestContext, slugOrId: string): Promise<void> {
  if (/^\d{1,9}$/.test(slugOrId)) throw redirect(groupPath(await readGroup(ctx, { id: Number(slugOrId) })), 301);
}

/**
 * A group: its introduction, its moderators, and its conversations: all, those about some terms, or those one follows.
 */
export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { group, terms, moderators, conversations, newCounts, view, member } = loaderData;
  return (
    <Page>
      <Metadata
        title={`${group.title}: gesprekken`}
        description={truncate(group.introduction)}
        path={groupViewPath(group, { page: view.terms.length > 0 || view.followed ? 1 : view.page })}
      />
      <PageHeader
        title={group.title}
        intro={group.summary && <p>{group.summary}</p>}
        breadcrumbs={[{ text: 'Gesprekken', href: GROUPS_PATH }, { text: group.title }]}
      >
        <StartConversationLink group={group} member={member} />
      </PageHeader>
      <GroupLayout {...{ group, view, terms, moderators, member }} total={conversations.total}>
        <GroupConversations {...{ group, conversations, newCounts, view, terms }} />
      </GroupLayout>
    </Page>
  );
}

/** The link to start a conversation; for visitors, with an invitation to log in. */
function StartConversationLink({ group, member }: { group: { id: number; slug: string }; member: boolean }) {
  if (!member) {
    return (
      <MembersOnlyLink
        purpose="een gesprek te beginnen"
        path={groupPath(group)}
        variant="primary"
        icon={MessageSquarePlus}
      >
        Start een nieuw gesprek
      </MembersOnlyLink>
    );
  }
  return (
    <UnlessPaused>
      <ButtonLink to={newConversationPath(group.id)} variant="primary" icon={MessageSquarePlus}>
        Start een nieuw gesprek
      </ButtonLink>
    </UnlessPaused>
  );
}
