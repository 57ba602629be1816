import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Day } from '#app/ui/time/day.tsx';
import type { Claim } from '../../lists/open.ts';
import { ARCHIVE_PATH } from '../../paths.ts';
import type { DeskQuestion } from '../../screens/find-desk-question-screen.ts';
import { AnswerCard } from '../answer-card.tsx';
import { DeclinedNotice } from '../declined-notice.tsx';
import type { AnswerFields } from './answer-fields.ts';
import { ANSWER_FIELD, AnswerForm } from './answer-form.tsx';
import { AskBackForm } from './ask-back-form.tsx';
import { DeclineForm } from './decline-form.tsx';
import { ExpertNote } from './expert-note.tsx';
import { RefusedText } from './refused-text.tsx';
import { SimilarAnswers } from './similar-answers.tsx';

interface Props {
  desk: Omit<DeskQuestion, 'questionDraft' | 'history'>;
  /** What was typed when a preview was asked for without JavaScript; null for none. */
  previewed: AnswerFields | null;
  /** The time of the page. */
  now: string;
  formError: FormError | undefined;
  submissionKey: string;
}

/**
 * Where a professional claims a question and answers or declines it, or edits the answer. What they typed stays on the page
 * when somebody else was first.
 */
export function AnswerSection({ desk, previewed, now, formError, submissionKey }: Props) {
  const { question, questionLines, tags, draft, declineDraft, askBackDraft, unsentAnswer, writer, claim, decliner } =
    desk;
  const { id, answer, declined } = question;
  const form = {
    question,
    details: desk.details,
    questionLines,
    tags,
    draft,
    expert: desk.shownExpert,
    previewed,
    now,
    submissionKey,
  };
  const similar = (
    <>
      <SimilarAnswers similar={desk.similar} fieldId={ANSWER_FIELD} />
      <p>
        <Link to={ARCHIVE_PATH} target="_blank" rel="noopener">
          Zoek in wat eerder is beantwoord<span className="visually-hidden"> (opent een nieuw tabblad)</span>
        </Link>
      </p>
    </>
  );
  const refusedAnswer = errorOfForm(formError, 'answer');
  const refusedDecline = errorOfForm(formError, 'decline');
  const refusedAskBack = errorOfForm(formError, 'ask-back');
  const refused = refusedAnswer ?? refusedDecline ?? refusedAskBack;
  if (answer) {
    const editError = errorOfForm(formError, 'edit-answer');
    return (
      <>
        <RefusedText
          formError={refused}
          draft={unsentAnswer}
          title={writer?.own ? 'Je hebt deze vraag al beantwoord' : `${writer?.name} heeft deze vraag al beantwoord`}
        >
          In het formulier staat {writer?.own ? 'dat antwoord' : `wat ${writer?.name} schreef`}. Dat kun je aanvullen.
        </RefusedText>
        {editError?.error === 'conflict' && <AnswerCard answer={answer} />}
        {similar}
        <AnswerForm key="edit" {...form} formError={editError} />
      </>
    );
  }
  if (declined) {
    return (
      <>
        <RefusedText formError={refused} draft={draft?.fields} title="Deze vraag krijgt geen antwoord meer">
          {decliner} was je voor.
        </RefusedText>
        <DeclinedNotice declined={declined} own={question.own} />
        <p>
          Door {decliner} op <Day at={declined.declinedAt.toISOString()} />.
        </p>
      </>
    );
  }
  if (claim && !claim.own) {
    return (
      <>
        <ClaimPanel id={id} claim={claim} formError={errorOfForm(formError, 'claim')} />
        <RefusedText formError={refused} draft={draft?.fields} title="Je tekst is niet verstuurd">
          Alleen {claim.name} kan deze vraag nu beantwoorden.
        </RefusedText>
      </>
    );
  }
  return (
    <>
      {question.withAsker && (
        <Notice kind="info" title="Deze vraag wacht op de vrager">
          <p>Heb je genoeg aan wat er staat? Dan kun je nu al antwoorden.</p>
        </Notice>
      )}
      {!question.may.askBack && (
        <RefusedText formError={refusedAskBack} draft={null} title="Je vraag is niet verstuurd">
          Er is intussen al iets teruggevraagd.
        </RefusedText>
      )}
      <ClaimPanel id={id} claim={claim} formError={errorOfForm(formError, 'claim')} />
      <ExpertNote expert={desk.expert} />
      {similar}
      <AnswerForm key="new" {...form} formError={refusedAnswer} />
      {question.may.askBack && (
        <AskBackForm
          {...{ id, formError: refusedAskBack, draft: askBackDraft }}
          submissionKey={`${submissionKey}-ask-back`}
        />
      )}
      <DeclineForm
        {...{ id, formError: refusedDecline, draft: declineDraft }}
        submissionKey={`${submissionKey}-decline`}
      />
    </>
  );
}

interface ClaimProps {
  id: number;
  claim: Claim | null;
  formError: FormError | undefined;
}

/** Says who is answering a question, with the button to claim it or to leave it to others. */
function ClaimPanel({ id, claim, formError }: ClaimProps) {
  if (claim && !claim.own) {
    return (
      <Notice kind="info" title={`${claim.name} is met deze vraag bezig`} focusOn={formError}>
        <p>Je kunt hem beantwoorden als die hem loslaat, of als er twee dagen niets is gebeurd.</p>
      </Notice>
    );
  }
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={claim ? 'release' : 'claim'} />
      <Button type="submit">{claim ? 'Laat deze vraag aan anderen' : 'Neem deze vraag op je'}</Button>
    </PostForm>
  );
}
