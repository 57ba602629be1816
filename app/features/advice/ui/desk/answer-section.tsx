import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { Day } from '#app/ui/time/day.tsx';
import type { DeskQuestion } from '../../screens/find-desk-question.ts';
import { AnswerCard } from '../answer-card.tsx';
import { DeclinedNotice } from '../declined-notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { DeclineForm } from './decline-form.tsx';
import { RefusedText } from './refused-text.tsx';

interface Props {
  desk: Omit<DeskQuestion, 'questionDraft' | 'history'>;
  formError: FormError | undefined;
  submissionKey: string;
}

/**
 * Where a professional claims a question and answers or declines it, or edits the answer. What they typed stays on the page
 * when somebody else was first.
 */
export function AnswerSection({ desk, formError, submissionKey }: Props) {
  const { question, tags, draft, declineDraft, unsentAnswer, writer, claim, decliner } = desk;
  const { id, answer, declined } = question;
  const refusedAnswer = errorOfForm(formError, 'answer');
  const refusedDecline = errorOfForm(formError, 'decline');
  const refused = refusedAnswer ?? refusedDecline;
  if (answer) {
    const editError = errorOfForm(formError, 'edit-answer');
    return (
      <>
        <RefusedText formError={refused} draft={unsentAnswer} title={`${writer} heeft deze vraag al beantwoord`}>
          In het formulier staat wat {writer} schreef. Dat kun je aanvullen.
        </RefusedText>
        {editError?.error === 'conflict' && <AnswerCard answer={answer} />}
        <AnswerForm key="edit" {...{ question, tags, draft, submissionKey }} formError={editError} />
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
      <ClaimPanel id={id} claim={claim} formError={errorOfForm(formError, 'claim')} />
      <AnswerForm key="new" {...{ question, tags, draft, submissionKey }} formError={refusedAnswer} />
      <DeclineForm
        {...{ id, formError: refusedDecline, draft: declineDraft }}
        submissionKey={`${submissionKey}-decline`}
      />
    </>
  );
}
