import { SEARCH_PATH, searchFields } from '#app/features/search/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex } from '#app/platform/http/pages/paged-address.ts';
import { type RequestContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SearchBox } from '#app/ui/form/search-box.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { ArrowDown } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { listFollowed } from '../lists/followed.ts';
import { listLatestConversations } from '../lists/latest.ts';
import { countNewReactions } from '../lists/new-reactions.ts';
import { followedPath } from '../paths.ts';
import { CONVERSATIONS_PAGE_SIZE, FOLLOWED_PAGES_MAX } from '../rules.ts';
import { listAllGroups } from '../screens/read-groups.ts';
import { GroupIndex } from '../ui/groups/group-index.tsx';
import { ConversationList } from '../ui/lists/conversation-list.tsx';
import { FollowedConversations } from '../ui/lists/followed-conversations.tsx';
import styles from '../ui/lists/groups-overview.module.css';
import type { Route } from './+types/groups-overview';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

const LATEST_COUNT = 10;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const [groups, latest, followed] = await Promise.all([
      listAllGroups(ctx),
      listLatestConversations(ctx, { index: 0, size: LATEST_COUNT }),
      ctx.viewer && listFollowedPages(ctx, readPageIndex(args.request, 'gevolgd') + 1),
    ]);
    const newCounts = await countNewReactions(ctx, [...latest, ...(followed?.conversations.items ?? [])]);
    return { groups, latest, followed, newCounts };
  });

/**
 * The first pages of what the viewer follows, as many as were requested, as one list, and the path for one page more.
 */
async function listFollowedPages(ctx: RequestContext, requested: number) {
  const shown = Math.min(requested, FOLLOWED_PAGES_MAX);
  const size = shown * CONVERSATIONS_PAGE_SIZE;
  const conversations = await listFollowed(requireMember(ctx), { index: 0, size });
  const hasMore = conversations.total > size && shown < FOLLOWED_PAGES_MAX;
  return { conversations, more: hasMore ? followedPath(shown + 1) : null };
}

/** All groups, the conversations that the viewer follows, and those with the latest activity. */
export default function GroupsOverview({ loaderData: { groups, latest, followed, newCounts } }: Route.ComponentProps) {
  return (
    <Page>
      <Metadata
        title="Een goed gesprek"
        description="Vraag, vertel en lees mee met anderen die weten hoe het is om met een nierziekte te leven."
      />
      <PageHeader
        title="Een goed gesprek"
        intro={
          <p>
            Vraag, vertel en lees mee met anderen die weten hoe het is. Kies een groep of begin bij de laatste
            bijdragen.
          </p>
        }
        breadcrumbs={[{ text: 'Gesprekken' }]}
      >
        <SearchBox label="Zoek in gesprekken" action={SEARCH_PATH} fields={searchFields('groups')} />
        <div className={styles.toGroups}>
          <ButtonLink to="#groepen" variant="quiet" icon={ArrowDown}>
            Naar alle groepen
          </ButtonLink>
        </div>
      </PageHeader>
      <div className={styles.overview}>
        <div className={styles.conversations}>
          <Stack gap={5}>
            {followed && (
              <FollowedConversations followed={followed.conversations} newCounts={newCounts} more={followed.more} />
            )}
            <section aria-labelledby="laatste-bijdragen">
              <Stack gap={3}>
                <h2 id="laatste-bijdragen">Laatste bijdragen</h2>
                <ConversationList conversations={latest} newCounts={newCounts} showGroup />
              </Stack>
            </section>
          </Stack>
        </div>
        <aside aria-label="Alle groepen" className={styles.groups}>
          <GroupIndex groups={groups} />
        </aside>
      </div>
    </Page>
  );
}
