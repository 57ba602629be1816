import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { DESK_PATH, withAskerPath } from '../paths.ts';
import { readWithAsker } from '../screens/read-desk-screen.ts';
import { OpenList } from '../ui/desk/open-list.tsx';
import type { Route } from './+types/with-asker';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const questions = await readWithAsker(requireMember(ctx), index);
    requirePage({ index, pages: questions.pages }, withAskerPath());
    return { questions, page: index + 1, now: ctx.platform.clock.now().toISOString() };
  });

/** The questions that wait for their asker, to whom a professional asked something back. */
export default function WithAsker({ loaderData: { questions, page, now } }: Route.ComponentProps) {
  return (
    <Page width="column">
      <Metadata title="Wacht op de vrager" description={null} noindex />
      <PageHeader
        title="Wacht op de vrager"
        intro={<p>Over deze vragen is iets teruggevraagd. Na de reactie staan ze weer bij de vragen die wachten.</p>}
        breadcrumbs={[{ text: 'Vragen beantwoorden', href: DESK_PATH }]}
      />
      <Stack gap={5}>
        {questions.items.length === 0 ? (
          <EmptyState title="Hier wacht niets" action={<ButtonLink to={DESK_PATH}>Naar de vragen</ButtonLink>}>
            Er is nu niets teruggevraagd.
          </EmptyState>
        ) : (
          <OpenList questions={questions} now={now} />
        )}
        <Pager page={page} pages={questions.pages} href={withAskerPath} label="Pagina’s met vragen" />
      </Stack>
    </Page>
  );
}
