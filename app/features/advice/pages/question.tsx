import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { authorshipData, authorshipText } from '#app/features/content/published/authorship.ts';
import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { AppError } from '#app/platform/errors/app-error.ts';
import { errorOfForm, type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { parseIdSegment } from '#app/platform/http/pages/address-id.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { requestContext } from '#app/platform/http/pages/route-arguments.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { StructuredData, type Thing } from '#app/ui/structured-data/structured-data.tsx';
import { truncate } from '#app/ui/text/truncate.ts';
import { Day } from '#app/ui/time/day.tsx';
import { adviceHandlers as handlers } from '../api.ts';
import { adviceContract as contract } from '../contract.ts';
import { readDietTopic } from '../diet-topic.ts';
import { adviceDrafts } from '../draft-kinds.ts';
import { deskQuestionPath, questionPath, withdrawnPath } from '../paths.ts';
import { ANSWER_CASE, QUESTION_CASE } from '../rules.ts';
import { findQuestion, isQuestionHidden, type Question } from '../screens/read-question.ts';
import { answerAuthorship, UNNAMED_EXPERT } from '../ui/answer-authorship.ts';
import { AnswerCard } from '../ui/answer-card.tsx';
import { AskLink } from '../ui/ask-link.tsx';
import { ClarificationList } from '../ui/clarification-list.tsx';
import { DeclinedNotice } from '../ui/declined-notice.tsx';
import { RefusedText } from '../ui/desk/refused-text.tsx';
import { GoneQuestion } from '../ui/gone-question.tsx';
import { HiddenQuestionNotice } from '../ui/hidden-question-notice.tsx';
import { HideOwnQuestion } from '../ui/hide-own-question.tsx';
import styles from '../ui/question-card.module.css';
import { QuestionCard } from '../ui/question-card.tsx';
import { ReplyForm } from '../ui/reply-form.tsx';
import { StaffHiding } from '../ui/staff-hiding.tsx';
import { RefusedWithdrawal, WithdrawQuestion } from '../ui/withdraw-question-form.tsx';
import type { Route } from './+types/question';

export const handle: PageHandle = { cache: { query: [] }, shell: { infoline: false } };

/** Any topic and any slug lead to the path of the question below the topic of the dietitian. */
export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const { topic: topicSegment, question: idAndSlug } = args.params;
    const id = parseId(idAndSlug);
    const [topic, question] = await Promise.all([readDietTopic(ctx), findQuestion(ctx, id)]);
    const topicLink = { title: topic.title, path: topic.path };
    if (!question) {
      if (await isQuestionHidden(ctx, id)) return data({ gone: true as const, topic: topicLink }, { status: 410 });
      throw new AppError('not_found');
    }
    const path = questionPath(topic.path, question);
    if (path !== `${ADVICE_PATH}/${topicSegment}/${idAndSlug}`) throw redirect(path, 301);
    return {
      gone: false as const,
      question,
      path,
      topic: topicLink,
      member: ctx.viewer !== null,
      submissionKey: question.own || question.may.answer ? randomUUID() : null,
      replyDraft: question.may.reply ? await findDraft(ctx, { kind: adviceDrafts.reply, about: id }) : null,
      url: new URL(path, ctx.platform.config.publicUrl.origin).href,
    };
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    withdraw: () => withdraw(args),
    'hide-own': (form) => submit(form, contract.hideOwn, handlers.hideOwn, () => ({ done: 'hide-own' })),
    'show-own': (form) => submit(form, contract.showOwn, handlers.showOwn, () => ({ done: 'show-own' })),
    reply: (form) =>
      submit(form, contract.reply, handlers.reply, ({ headers }) => data({ done: 'reply' }, { headers })),
  });

/** Withdraws the question. One that is gone was withdrawn before, such as in another tab. */
async function withdraw(args: Route.ActionArgs) {
  const { path } = await readDietTopic(args.context.get(requestContext));
  const withdrawn = () => redirect(withdrawnPath(path), 303);
  const result = await submit(args, contract.withdraw, handlers.withdraw, withdrawn);
  return 'init' in result && result.init?.status === 404 ? withdrawn() : result;
}

export const shouldRevalidate = revalidateAfterConflict;

/** The id of `{id}-{slug}`. Throws AppError not_found. */
function parseId(idAndSlug: string): number {
  const id = parseIdSegment(idAndSlug);
  if (id === null) throw new AppError('not_found');
  return id;
}

/** A question with its answer; until that is there, its asker and the professionals see it. */
export default function QuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.gone ? (
    <GoneQuestion topic={loaderData.topic} />
  ) : (
    <QuestionView {...loaderData} actionData={actionData} />
  );
}

type ViewProps = Extract<Route.ComponentProps['loaderData'], { gone: false }> & { actionData: unknown };

function QuestionView({ actionData, ...loaderData }: ViewProps) {
  const { question, path, topic, member, url, submissionKey, replyDraft } = loaderData;
  const formError = formErrorOf(actionData);
  const withdrawError = errorOfForm(formError, 'withdraw');
  const actError = ['hide-own', 'show-own'].map((intent) => errorOfForm(formError, intent)).find(Boolean);
  const done = (actionData as { done?: keyof typeof DONE } | undefined)?.done;
  return (
    <Page>
      <Metadata
        title={question.title}
        description={question.answer && !question.hidden ? truncate(question.body.replaceAll(/\s+/g, ' ')) : null}
        path={path}
        authorship={question.answer && authorshipText(answerAuthorship(question.answer))}
        noindex={!question.answer || question.hidden !== null}
      />
      <StructuredData things={import.meta.env.SSR ? questionThings(question, url) : []} />
      <PageHeader
        title={question.title}
        breadcrumbs={[
          { text: 'Advies', href: ADVICE_PATH },
          { text: topic.title, href: topic.path },
        ]}
      />
      <Stack gap={4}>
        {withdrawError && <RefusedWithdrawal formError={withdrawError} />}
        {done && (
          <Notice kind="success" focusOn={actionData}>
            <p>{DONE[done]}</p>
          </Notice>
        )}
        {actError && (
          <Notice kind="error" focusOn={!actError.told && actError}>
            <p>{actError.message}</p>
          </Notice>
        )}
        {question.hidden && <HiddenQuestionNotice question={question} hidden={question.hidden} />}
        <SupportPanel kind="question" id={question.id} />
        <QuestionCard question={question} />
        <Outcome question={question} />
        <ClarificationList clarifications={question.clarifications} own={question.own} />
        <Reply {...{ question, formError, draft: replyDraft, submissionKey }} />
        {submissionKey && question.may.withdraw && (
          <WithdrawQuestion question={question} submissionKey={submissionKey} />
        )}
        {question.may.hideOwn && <HideOwnQuestion question={question} />}
        <StaffHiding question={question} />
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
            {!question.hidden && (
              <div className={styles.reports}>
                {!question.own && <ReportLink kind={QUESTION_CASE} id={question.id} what="deze vraag" inFull />}
                <ReportLink kind={ANSWER_CASE} id={question.id} what="dit antwoord" inFull />
              </div>
            )}
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

/** What is said after an act, by its intent. */
const DONE = {
  reply: 'Je antwoord is verstuurd. Je vraag wacht weer op de diëtisten.',
  'hide-own': 'Je vraag en het antwoord zijn van de site gehaald.',
  'show-own': 'Je vraag en het antwoord staan weer op de site.',
};

interface ReplyProps {
  question: Question;
  formError: FormError | undefined;
  draft: Draft | null;
  submissionKey: string | null;
}

/** The form to reply to what was asked back; or, where that is over, what was typed in it. */
function Reply({ question: { id, may }, formError, draft, submissionKey }: ReplyProps) {
  const error = errorOfForm(formError, 'reply');
  if (may.reply && draft && submissionKey) {
    return <ReplyForm {...{ id, draft, formError: error }} submissionKey={`${submissionKey}-reply`} />;
  }
  return (
    <RefusedText formError={error} draft={null} title="Je antwoord is niet verstuurd">
      De diëtist wacht hier niet meer op.
    </RefusedText>
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
const Waiting = ({ question: { own, withAsker, late, promisedAt } }: { question: Question }) => (
  <Notice kind="info" title={titleOfWaiting(own, withAsker)}>
    <p>
      {withAsker ? (
        own ? (
          'Een diëtist wil eerst iets van je weten. Na je reactie volgt het antwoord binnen een week.'
        ) : (
          'Een diëtist vroeg iets terug.'
        )
      ) : late ? (
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

const titleOfWaiting = (own: boolean, withAsker: boolean): string => {
  if (withAsker) return own ? 'Je vraag wacht op jou' : 'Deze vraag wacht op de vrager';
  return own ? 'Je vraag wacht op antwoord' : 'Deze vraag wacht op antwoord';
};

/** An answered question as a QAPage of schema.org, with the names that the page shows; none without an answer on the site. */
function questionThings({ title, body, askedAt, asker, answer, hidden }: Question, url: string): Thing[] {
  if (!answer || hidden) return [];
  const question = {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: title,
      text: body,
      datePublished: askedAt.toISOString(),
      author: { '@type': 'Person', name: asker.name },
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: answer.body,
        url,
        datePublished: answer.publishedAt.toISOString(),
        ...(answer.editedAt && { dateModified: answer.editedAt.toISOString() }),
        author: { '@type': 'Person', name: answer.expert?.name ?? UNNAMED_EXPERT },
        ...authorshipData(answerAuthorship(answer)),
      },
    },
  };
  return [question];
}
