import { redirect } from 'react-router';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { LoadMore } from '#app/ui/navigation/load-more.tsx';
import { DESK_PATH } from '../paths.ts';
import { readArchiveScreen } from '../screens/read-archive-screen.ts';
import { ArchiveFilter } from '../ui/desk/archive-filter.tsx';
import { ArchiveList } from '../ui/desk/archive-list.tsx';
import type { Route } from './+types/archive';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { archive, redirect: canonical } = await readArchiveScreen(
      requireMember(ctx),
      new URL(args.request.url).searchParams,
    );
    if (canonical) throw redirect(canonical);
    return archive;
  });

/** What was answered or declined, for professionals. */
export default function ArchivePage({ loaderData: { view, tags, questions, next } }: Route.ComponentProps) {
  return (
    <Page>
      <Metadata title="Eerder beantwoord" description={null} noindex />
      <PageHeader
        title="Eerder beantwoord"
        intro={<p>Alle vragen die zijn beantwoord of afgewezen. De nieuwste staat bovenaan.</p>}
        breadcrumbs={[{ text: 'Vragen beantwoorden', href: DESK_PATH }]}
      />
      <WithSidebar side="above" sidebarLabel="Zoek" sidebar={<ArchiveFilter view={view} tags={tags} />}>
        <Stack gap={5}>
          <ArchiveList view={view} questions={questions} />
          {next && <LoadMore href={next} label="Oudere vragen" />}
        </Stack>
      </WithSidebar>
    </Page>
  );
}
