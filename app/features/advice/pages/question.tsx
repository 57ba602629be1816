import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { formErrorOf } from '#app/platform/forms/form-error.ts';
import { submit } from '#app/platform/http/pages/action.ts';
import { parseIdSegment } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { Day } from '#app/ui/time/day.tsx';
import { adviceHandlers as handlers } from '../api.ts';
import { adviceContract as contract } from '../contract.ts';
import { readDietTopic } from '../diet-topic.ts';
import { deskQuestionPath, questionPath, withdrawnPath } from '../paths.ts';
import { type Question, readQuestion } from '../screens/read-question.ts';
import { AnswerCard } from '../ui/answer-card.tsx';
import { AskLink } from '../ui/ask-link.tsx';
import { DeclinedNotice } from '../ui/declined-notice.tsx';
import { QuestionCard } from '../ui/question-card.tsx';
import { questionThing } from '../ui/question-thing.ts';
import { RefusedWithdrawal, WithdrawQuestion } from '../ui/withdraw-question-form.tsx';
import type { Route } from './+types/question';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

/** Any topic and any slug lead to the path of the question below the topic of the dietitian. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { topic: topicSegment, question: idAndSlug } = args.params;
    const id = parseId(idAndSlug);
    const [topic, question] = await Promise.all([readDietTopic(ctx), readQuestion(ctx, id)]);
    const path = questionPath(topic.path, question);
    if (path !== `${ADVICE_PATH}/${topicSegment}/${idAndSlug}`) throw redirect(path, 301);
    return {
      question,
      path,
      topic: { title: topic.title, path: topic.path },
      member: ctx.viewer !== null,
      submissionKey: question.may.withdraw ? randomUUID() : null,
      url: new URL(path, ctx.platform.config.publicUrl.origin).href,
    };
  });

/** Withdraws the question. One that is gone was withdrawn before, such as in another tab. */
export const action = async (args: Route.ActionArgs) => {
  const { path } = await readDietTopic(args.context.get(requestContext));
  const withdrawn = () => redirect(withdrawnPath(path), 303);
  const result = await submit(args, contract.withdraw, handlers.withdraw, withdrawn);
  return 'init' in result && result.init?.status === 404 ? withdrawn() : result;
};

export const shouldRevalidate = revalidateAfterConflict;

/** The id of `{id}-{slug}`. Throws AppError not_found. */
function parseId(idAndSlug: string): number {
  const id = parseIdSegment(idAndSlug);
  if (id === null) throw new AppError('not_found');
  return id;
}

/** A question with its answer; until that is there, its asker and the professionals see it. */
export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { question, path, topic, member, url, submissionKey } = loaderData;
  const formError = formErrorOf(actionData);
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
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
        ]}
      />
      <Stack gap={4}>
        {formError && <RefusedWithdrawal formError={formError} />}
        <QuestionCard question={question} />
        <Outcome question={question} />
        {submissionKey && <WithdrawQuestion question={question} submissionKey={submissionKey} />}
        {question.may.answer && (
          <div>
            <ButtonLink to={deskQuestionPath(question.id)} icon={PenLine}>
              {question.answer ? 'Wijzig het antwoord' : 'Beantwoord deze vraag'}
            </ButtonLink>
          </div>
        )}
        {question.declined && question.own && (
          <div>
            <AskLink topicPath={topic.path} member={member} />
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

/** The answer, or why there is none (yet). */
function Outcome({ question }: { question: Question }) {
  if (question.answer) return <AnswerCard answer={question.answer} />;
  return question.declined ? (
    <DeclinedNotice declined={question.declined} own={question.own} />
  ) : (
    <Waiting question={question} />
  );
}

/** Says who sees a question without an answer, and until when the asker waits. */
const Waiting = ({ question: { own, late, promisedAt } }: { question: Question }) => (
  <Notice kind="info" title={own ? 'Je vraag wacht op antwoord' : 'Deze vraag wacht op antwoord'}>
    <p>
      {late ? (
        'Het antwoord duurt langer dan we beloofden. Dat spijt ons.'
      ) : (
        <>
          Een diëtist antwoordt uiterlijk op <Day at={promisedAt.toISOString()} />.
        </>
      )}{' '}
      Tot het antwoord er is, zien alleen {own ? 'jij' : 'de vragensteller'} en de diëtisten deze vraag. Daarna kan
      iedereen de vraag en het antwoord lezen.
    </p>
  </Notice>
);
