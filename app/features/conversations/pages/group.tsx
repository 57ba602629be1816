import { redirect } from 'react-router';
import { readGroup, readGroupPage } from '#app/features/groups/index.ts';
import { GroupModerators } from '#app/features/groups/ui/group-moderators.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { memberContext } from '#app/platform/http/request-context.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { readFollowed } from '../lists/followed.ts';
import { groupViewOf } from '../lists/group-view.ts';
import { readInGroupByTerms } from '../lists/in-group.ts';
import { CONVERSATIONS_PAGE_SIZE } from '../rules.ts';
import { GroupConversations } from '../ui/lists/group-conversations.tsx';
import { groupHref } from '../ui/lists/group-href.ts';
import styles from '../ui/lists/group-layout.module.css';
import { StartConversation } from '../ui/lists/start-conversation.tsx';
import { TermFilter } from '../ui/lists/term-filter.tsx';
import type { Route } from './+types/group';

export const handle: PageHandle = { cache: { query: ['terms', 'page'] }, shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    await leadToSlug(ctx, args.params.group);
    const { group, terms, moderators } = await readGroupPage(ctx, args.params.group);
    const path = `/groepen/${group.slug}`;
    const member = ctx.viewer !== null;
    const { view, href } = groupViewOf(new URL(args.request.url).searchParams, { path, terms, member });
    if (href) throw redirect(href);
    const asked = { index: view.page - 1, size: CONVERSATIONS_PAGE_SIZE };
    const conversations = view.followed
      ? await readFollowed(memberContext(ctx), { groupId: group.id, ...asked })
      : await readInGroupByTerms(ctx, group, { terms: [...view.terms], ...asked });
    if (view.page > Math.max(conversations.pages, 1)) throw redirect(groupHref(path, { ...view, page: 1 }));
    return { group, terms, moderators, conversations, view, path, member };
  });

/** Numbers are no slugs: a group that is asked for by its number lives at its slug. */
async function leadToSlug(ctx: RequestContext, asked: string): Promise<void> {
  if (/^\d{1,9}$/.test(asked)) throw redirect(`/groepen/${(await readGroup(ctx, { id: Number(asked) })).slug}`, 301);
}

/** A group: what it is for, who looks after it, and its conversations: all, those on some subjects, or those one follows. */
export default function GroupPage({ loaderData }: Route.ComponentProps) {
  const { group, terms, moderators, conversations, view, path, member } = loaderData;
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
      <div className={styles.layout}>
        {member && (
          <div className={styles.views}>
            <ViewSwitch
              label="Welke gesprekken"
              views={[
                { href: path, text: 'Alle gesprekken', current: !view.followed },
                { href: groupHref(path, { followed: true }), text: 'Gesprekken die ik volg', current: view.followed },
              ]}
            />
          </div>
        )}
        {!view.followed && terms.length > 0 && (
          <div className={styles.filter}>
            <TermFilter path={path} terms={terms} chosen={view.terms} />
          </div>
        )}
        <div className={styles.conversations}>
          <GroupConversations {...{ conversations, view, path, terms }} />
        </div>
        {moderators.length > 0 && (
          <aside className={styles.about} aria-label="Over deze groep">
            <GroupModerators moderators={moderators} />
          </aside>
        )}
      </div>
    </Page>
  );
}
