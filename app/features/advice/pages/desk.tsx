import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { ARCHIVE_PATH, DESK_PATH, deskPagePath, withAskerPath } from '../paths.ts';
import { readAnswered, readDeskScreen } from '../screens/read-desk-screen.ts';
import { AnsweredNotice } from '../ui/desk/answered-notice.tsx';
import { ExpertNote } from '../ui/desk/expert-note.tsx';
import { OpenList } from '../ui/desk/open-list.tsx';
import type { Route } from './+types/desk';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const index = readPageIndex(args.request);
    const desk = await readDeskScreen(requireMember(ctx), index);
    requirePage({ index, pages: desk.questions.pages }, DESK_PATH);
    const done = new URL(args.request.url).searchParams.get('gedaan') ?? '';
    return {
      ...desk,
      done: Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : null,
      answered: readAnswered(args.request),
      page: index + 1,
      now: ctx.platform.clock.now().toISOString(),
    };
  });

/** What is said after an act, by the parameter `gedaan` of the address. */
const DONE = {
  afgewezen: 'De vragensteller krijgt je bericht. De vraag is van de lijst.',
  teruggevraagd: 'De vragensteller krijgt je vraag. Na de reactie staat de vraag weer op de lijst.',
};

/** The questions that wait for an answer, for professionals (choices.md 18). */
export default function Desk({ loaderData }: Route.ComponentProps) {
  const { questions, late, withAsker, expert, done, answered, page, now } = loaderData;
  return (
    <Page>
      <Metadata title="Vragen beantwoorden" description={null} noindex />
      <PageHeader
        title="Vragen beantwoorden"
        intro={<p>De oudste vraag staat bovenaan. We beloven een antwoord binnen een week.</p>}
      />
      <WithSidebar
        sidebarLabel="Meer vragen"
        sidebar={
          <Stack gap={2}>
            <p>
              <Link to={ARCHIVE_PATH} className="link-alone">
                Zoek in wat eerder is beantwoord
              </Link>
            </p>
            {withAsker > 0 && (
              <p>
                <Link to={withAskerPath()}>Wacht op de vrager ({withAsker})</Link>
              </p>
            )}
            <ExpertNote expert={expert} />
          </Stack>
        }
      >
        <Stack gap={5}>
          {answered !== null && <AnsweredNotice answered={answered} next={false} />}
          {done && (
            <Notice kind="success" focusOn={loaderData}>
              <p>{done}</p>
            </Notice>
          )}
          {late > 0 && (
            <Notice kind="warning">
              <p>{pluralise(late, 'vraag wacht', 'vragen wachten')} langer dan we beloofden.</p>
            </Notice>
          )}
          <OpenList questions={questions} now={now} />
          <Pager page={page} pages={questions.pages} href={deskPagePath} label="Pagina’s met vragen" />
        </Stack>
      </WithSidebar>
    </Page>
  );
}
