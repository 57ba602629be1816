import { Link } from 'react-router';
import { GROUPS_PAGE_SIZE } from '#app/features/groups/contract.ts';
import { readGroups } from '#app/features/groups/index.ts';
import { GroupIndex } from '#app/features/groups/ui/group-index.tsx';
import { load } from '#app/platform/http/load.ts';
import type { PageHandle } from '#app/platform/http/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { readLatest } from '../lists.ts';
import { ConversationList } from '../ui/conversation-list.tsx';
import type { Route } from './+types/groups-overview';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

const LATEST = 10;

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => {
    const [groups, latest] = await Promise.all([
      readGroups(visit, { index: 0, size: GROUPS_PAGE_SIZE }),
      readLatest(visit, { index: 0, size: LATEST }),
    ]);
    return { groups: groups.items, latest };
  });

/** All groups, and what was said last in any of them. */
export default function GroupsOverview({ loaderData: { groups, latest } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{pageTitle('Een goed gesprek')}</title>
      <PageHeader
        title="Een goed gesprek"
        intro={
          <p>
            Vraag, vertel en lees mee met anderen die weten hoe het is. Kies een groep of begin bij de laatste
            bijdragen.
          </p>
        }
        breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Gesprekken' }]}
      />
      <WithSidebar sidebar={<GroupIndex groups={groups} />} sidebarLabel="Alle groepen">
        <Stack gap={3}>
          <h2>Laatste bijdragen</h2>
          <ConversationList conversations={latest} showGroup />
          <p>
            Weet je niet waar je vraag thuishoort? <Link to="/contact">Vraag het ons</Link>.
          </p>
        </Stack>
      </WithSidebar>
    </Page>
  );
}
