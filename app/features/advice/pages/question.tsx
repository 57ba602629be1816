import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { parseIdSegment } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { longDate } from '#app/ui/time/formats.ts';
import { readDietTopic } from '../diet-topic.ts';
import { deskQuestionPath, questionPath } from '../paths.ts';
import { type Question, readQuestion } from '../screens/question.ts';
import { AnswerCard } from '../ui/answer-card.tsx';
import { AskLink } from '../ui/ask-link.tsx';
import { QuestionCard } from '../ui/question-card.tsx';
import { questionThing } from '../ui/question-thing.ts';
import type { Route } from './+types/question';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

/** Any topic and any slug lead to the path of the question below the topic of the dietitian. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { topic: topicSegment, question: idAndSlug } = args.params;
    const [topic, question] = await Promise.all([readDietTopic(ctx), readQuestion(ctx, parseId(idAndSlug))]);
    const path = questionPath(topic.path, question);
    if (path !== `${ADVICE_PATH}/${topicSegment}/${idAndSlug}`) throw redirect(path, 301);
    return {
      question,
      path,
      topic: { title: topic.title, path: topic.path },
      member: ctx.viewer !== null,
      url: new URL(path, ctx.platform.config.publicUrl.origin).href,
    };
  });

/** The id of `{id}-{slug}`. Throws AppError not_found. */
function parseId(idAndSlug: string): number {
  const id = parseIdSegment(idAndSlug);
  if (id === null) throw new AppError('not_found');
  return id;
}

/** A question with its answer; until that is there, its asker and the professionals see it. */
export default function QuestionPage({ loaderData }: Route.ComponentProps) {
  const { question, path, topic, member, url } = loaderData;
  const thing = questionThing(question, url);
  return (
    <Page>
      <Metadata
        title={question.title}
        description={question.answer ? truncate(question.body.replaceAll(/\s+/g, ' ')) : null}
        path={path}
        noindex={!question.answer}
      />
      {thing && <StructuredData things={[thing]} />}
      <PageHeader
        title={question.title}
        breadcrumbs={[
          { text: 'Home', href: '/' },
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
        ]}
      />
      <Stack gap={4}>
        <QuestionCard question={question} />
        {question.answer ? <AnswerCard answer={question.answer} /> : <Waiting question={question} />}
        {question.may.answer && (
          <div>
            <ButtonLink to={deskQuestionPath(question.id)} icon={PenLine}>
              {question.answer ? 'Wijzig het antwoord' : 'Beantwoord deze vraag'}
            </ButtonLink>
          </div>
        )}
        {question.answer && (
          <Stack gap={2}>
            <p>
              Wat voor de een goed is, kan voor jou anders zijn. Volg altijd het advies van je eigen arts en diëtist.
            </p>
            <div>
              <AskLink topicPath={topic.path} member={member} />
            </div>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** Says who sees a question without an answer, and until when the asker waits. */
const Waiting = ({ question: { own, promisedAt } }: { question: Question }) => (
  <Notice kind="info" title={own ? 'Je vraag wacht op antwoord' : 'Deze vraag wacht op antwoord'}>
    <p>
      Een diëtist antwoordt uiterlijk op {longDate(promisedAt.toISOString())}. Tot dan zien alleen{' '}
      {own ? 'jij' : 'de vragensteller'} en de diëtisten deze vraag. Daarna kan iedereen de vraag en het antwoord lezen.
    </p>
  </Notice>
);
