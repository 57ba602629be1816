import { randomUUID } from 'node:crypto';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { idField } from '#app/platform/forms/fields.ts';
import { errorOfForm, type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { formContext, type RouteArguments } from '#app/platform/http/pages/route-arguments.ts';
import { type MemberContext, requireMember } from '#app/platform/http/request-context.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { revalidateAfterConflict } from '#app/ui/navigation/revalidate-after-conflict.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Day, DayAndTime } from '#app/ui/time/day.tsx';
import { dayAndMonth, relativeDate } from '#app/ui/time/formats.ts';
import { adviceHandlers as handlers } from '../api.ts';
import { adviceContract as contract } from '../contract.ts';
import { findNextOpen } from '../lists/open.ts';
import {
  ASKED_BACK_PATH,
  DECLINED_PATH,
  DESK_PATH,
  deskQuestionPath,
  nextQuestionPath,
  questionLookupPath,
} from '../paths.ts';
import { type DeskQuestion, type FormerAnswer, findDeskQuestionScreen } from '../screens/find-desk-question-screen.ts';
import { readAnswered } from '../screens/read-desk-screen.ts';
import { ClarificationList } from '../ui/clarification-list.tsx';
import { type AnswerFields, answerFieldsOf, PREVIEW_BUTTON } from '../ui/desk/answer-fields.ts';
import { AnswerSection } from '../ui/desk/answer-section.tsx';
import { AnsweredNotice } from '../ui/desk/answered-notice.tsx';
import styles from '../ui/desk/desk.module.css';
import { QuestionEditor } from '../ui/desk/question-editor.tsx';
import { RefusedText } from '../ui/desk/refused-text.tsx';
import { HiddenQuestionNotice } from '../ui/hidden-question-notice.tsx';
import { QuestionCard } from '../ui/question-card.tsx';
import { StaffHiding } from '../ui/staff-hiding.tsx';
import type { Route } from './+types/desk-question';

export const handle: PageHandle = { shell: { infoline: false } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const id = idField.safeParse(args.params.question).data ?? 0; // no question has the id 0
    const desk = await findDeskQuestionScreen(requireMember(ctx), id);
    const now = ctx.platform.clock.now().toISOString();
    const answered = readAnswered(args.request);
    return data({ desk, answered, now, submissionKey: randomUUID() }, { status: desk ? 200 : 404 });
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    claim: (form) => submit(form, contract.claim, handlers.claim, () => ({ ok: true })),
    release: (form) => submit(form, contract.release, handlers.release, () => redirect(DESK_PATH, 303)),
    answer: async (form) => previewOf(form) ?? submit(form, contract.answer, handlers.answer, showNext),
    'ask-back': (form) => submit(form, contract.askBack, handlers.askBack, () => redirect(ASKED_BACK_PATH, 303)),
    decline: (form) => submit(form, contract.decline, handlers.decline, () => redirect(DECLINED_PATH, 303)),
    'edit-question': (form) =>
      submit(form, contract.editQuestion, handlers.editQuestion, ({ form: sent }) =>
        redirect(deskQuestionPath(Number(sent.get('id'))), 303),
      ),
    'edit-answer': async (form) =>
      previewOf(form) ?? submit(form, contract.editAnswer, handlers.editAnswer, showAnswer),
  });

/** What was typed, where a preview of it is asked for without JavaScript; nothing is stored. */
function previewOf({ context }: RouteArguments): { previewed: AnswerFields } | null {
  const form = context.get(formContext);
  return form.has(PREVIEW_BUTTON) ? { previewed: answerFieldsOf(form) } : null;
}

/** Also after a form about a question that its asker has withdrawn. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.actionStatus === 404 || revalidateAfterConflict(args);

/** After publishing comes the next question that this professional can answer. */
const showNext = async ({ ctx, form }: { ctx: MemberContext; form: { get(name: string): string | null } }) =>
  redirect(nextQuestionPath(await findNextOpen(ctx), Number(form.get('id'))), 303);

const showAnswer = ({ form }: { form: { get(name: string): string | null } }) =>
  redirect(questionLookupPath(Number(form.get('id'))), 303);

/** A question with the form to answer it, or to edit its answer, and what the answer was before. */
export default function DeskQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { desk, ...rest } = loaderData;
  const formError = formErrorOf(actionData);
  const { previewed = null } = (actionData ?? {}) as { previewed?: AnswerFields };
  return desk ? (
    <DeskQuestionView desk={desk} formError={formError} previewed={previewed} {...rest} />
  ) : (
    <MissingQuestion formError={formError} />
  );
}

interface ViewProps {
  desk: DeskQuestion;
  formError: FormError | undefined;
  previewed: AnswerFields | null;
  /** The time of the page. */
  now: string;
  submissionKey: string;
  /** The id of the question that the viewer answered just before; null for none. */
  answered: number | null;
}

function DeskQuestionView({ desk, formError, previewed, now, submissionKey, answered }: ViewProps) {
  const { question, questionDraft, history } = desk;
  const isOpen = !question.answer && !question.declined;
  return (
    <Page>
      <Metadata title={question.title} description={null} noindex />
      <PageHeader
        title={question.title}
        intro={
          <p>
            Gesteld: {relativeDate(question.askedAt.toISOString(), now)}
            {isOpen && !question.withAsker && (
              <>
                . Beloofd: <Day at={question.promisedAt.toISOString()} format={dayAndMonth} />
              </>
            )}
            . {question.late && <Tag tint="rose">Te laat</Tag>}
          </p>
        }
        breadcrumbs={[{ text: 'Vragen beantwoorden', href: DESK_PATH }]}
      />
      <Stack gap={4}>
        {answered !== null && <AnsweredNotice answered={answered} next />}
        {question.hidden && <HiddenQuestionNotice question={question} hidden={question.hidden} />}
        {desk.distress && (
          <Notice kind="info" title="Deze vraag klinkt zwaar">
            <p>De vrager zag bij het versturen meteen het nummer van 113. Vraag in je antwoord ook hoe het gaat.</p>
          </Notice>
        )}
        <div className={styles.beside}>
          <div className={styles.question}>
            <Stack gap={4}>
              <QuestionCard question={question} />
              <ClarificationList clarifications={question.clarifications} own={question.own} />
              {!question.declined && (
                <QuestionEditor
                  question={question}
                  draft={questionDraft}
                  formError={errorOfForm(formError, 'edit-question')}
                  submissionKey={`${submissionKey}-question`}
                />
              )}
            </Stack>
          </div>
          <Stack gap={4} narrow>
            <AnswerSection {...{ desk, previewed, now, formError, submissionKey }} />
            <AnswerHistory history={history} />
            <StaffHiding question={question} />
          </Stack>
        </div>
      </Stack>
    </Page>
  );
}

/** In place of a question that is not there (any more). What was being sent can be copied. */
const MissingQuestion = ({ formError }: { formError: FormError | undefined }) => (
  <Page width="column">
    <Metadata title="Deze vraag is er niet" description={null} noindex />
    <PageHeader
      title="Deze vraag is er niet"
      intro={<p>De vragensteller heeft hem weggehaald, of het adres klopt niet.</p>}
    />
    <Stack gap={4}>
      <RefusedText formError={formError} draft={null} title="Je tekst is niet verstuurd">
        De vragensteller heeft deze vraag weggehaald.
      </RefusedText>
      <div>
        <ButtonLink to={DESK_PATH} variant="primary">
          Naar de vragen die wachten
        </ButtonLink>
      </div>
    </Stack>
  </Page>
);

/** What an answer said before each change, the latest first. Renders nothing when it was never changed. */
function AnswerHistory({ history }: { history: readonly FormerAnswer[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="eerder">
      <Stack gap={2}>
        <h2 id="eerder">Eerdere versies</h2>
        {history.map(({ id, body, editor, changedAt }) => (
          <Disclosure
            key={id}
            summary={
              <>
                Vervangen door {editor.name} op <DayAndTime at={changedAt.toISOString()} />
              </>
            }
          >
            <LinkedText text={body} />
          </Disclosure>
        ))}
      </Stack>
    </section>
  );
}
