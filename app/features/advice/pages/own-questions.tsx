import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { readPageIndex, requirePage } from '#app/platform/http/pages/paged-address.ts';
import { requireMember } from '#app/platform/http/request-context.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { readDietTopic } from '../diet-topic.ts';
import { listOwnQuestions } from '../lists/own.ts';
import { adviceTopicPath, ownQuestionsPath } from '../paths.ts';
import { OWN_PAGE_SIZE } from '../rules.ts';
import { AskLink } from '../ui/ask-link.tsx';
import { OwnQuestions } from '../ui/lists/own-question-list.tsx';
import type { Route } from './+types/own-questions';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { title, path } = await readDietTopic(ctx);
    if (path !== adviceTopicPath(args.params.topic)) throw redirect(ownQuestionsPath(path), 301);
    const index = readPageIndex(args.request);
    const questions = await listOwnQuestions(requireMember(ctx), { index, size: OWN_PAGE_SIZE });
    requirePage({ index, pages: questions.pages }, ownQuestionsPath(path));
    const withdrawn = new URL(args.request.url).searchParams.get('gedaan') === 'weggehaald';
    return { topic: { title, path }, questions, page: index + 1, withdrawn };
  });

/** All questions that the viewer asked, and what became of each. */
export default function OwnQuestionsPage({ loaderData }: Route.ComponentProps) {
  const { topic, questions, page, withdrawn } = loaderData;
  return (
    <Page width="column">
      <Metadata title="Jouw vragen" description={null} noindex />
      <PageHeader
        title="Jouw vragen"
        intro={<p>Alle vragen die je aan de diëtist stelde.</p>}
        breadcrumbs={[
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
          { text: 'Jouw vragen' },
        ]}
      />
      <Stack gap={4}>
        {withdrawn && (
          <Notice kind="success" focusOn={loaderData}>
            <p>Je vraag is weggehaald.</p>
          </Notice>
        )}
        {questions.total === 0 ? (
          <EmptyState title="Je hebt nog niets gevraagd" action={<AskLink topicPath={topic.path} member />}>
            Een diëtist antwoordt binnen een week. Je naam hoeft er niet bij.
          </EmptyState>
        ) : (
          <OwnQuestions topicPath={topic.path} questions={questions} titleAs="h2" />
        )}
        <Pager
          page={page}
          pages={questions.pages}
          href={(number) => ownQuestionsPath(topic.path, number)}
          label="Pagina’s met vragen"
        />
      </Stack>
    </Page>
  );
}
