import { errorOfForm, type FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { unsentTexts } from '#app/ui/form/unsent-texts.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { DeskQuestion } from '../../screens/desk-question.ts';
import { AnswerCard } from '../answer-card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ClaimPanel } from './claim-panel.tsx';

interface Props {
  desk: Pick<DeskQuestion, 'question' | 'tags' | 'draft' | 'unsentAnswer' | 'writer' | 'claim'>;
  formError: FormError | undefined;
  submissionKey: string;
}

/**
 * Where a professional claims and answers a question, or edits the answer. What they typed stays on the page when somebody
 * else was first.
 */
export function AnswerSection({ desk, formError, submissionKey }: Props) {
  const { question, tags, draft, writer, claim, unsentAnswer } = desk;
  const { answer } = question;
  const refused = errorOfForm(formError, 'answer');
  if (!answer) {
    const isClaimedByOther = claim !== null && !claim.own;
    return (
      <>
        <ClaimPanel id={question.id} claim={claim} formError={errorOfForm(formError, 'claim') ?? refused} />
        {isClaimedByOther ? (
          <UnsentText values={refused?.values ?? draft?.fields ?? {}} help={NOT_PUBLISHED} />
        ) : (
          <AnswerForm key="answer" {...{ question, tags, draft, submissionKey }} formError={refused} />
        )}
      </>
    );
  }
  const editError = errorOfForm(formError, 'edit-answer');
  return (
    <>
      <AnsweredMeanwhile formError={refused} values={refused?.values ?? unsentAnswer ?? {}} writer={writer} />
      {editError?.error === 'conflict' && <AnswerCard answer={answer} />}
      <AnswerForm key="edit-answer" {...{ question, tags, draft, submissionKey }} formError={editError} />
    </>
  );
}

const NOT_PUBLISHED = 'Dit is niet gepubliceerd. Je kunt de tekst kopiëren.';

interface MeanwhileProps {
  formError: FormError | undefined;
  values: Readonly<Record<string, unknown>>;
  writer: string | null;
}

/** Says that somebody else answered first, with the text of the viewer, to be copied. Renders nothing without such a text. */
function AnsweredMeanwhile({ formError, values, writer }: MeanwhileProps) {
  if (unsentTexts(values).length === 0) return null;
  return (
    <Stack gap={2}>
      <Notice
        kind={formError ? 'error' : 'info'}
        title={`${writer} heeft deze vraag al beantwoord`}
        focusOn={formError && !formError.told && formError}
      >
        <p>Jouw antwoord is niet gepubliceerd. In het formulier staat wat {writer} schreef. Dat kun je aanvullen.</p>
      </Notice>
      <UnsentText values={values} help={NOT_PUBLISHED} />
    </Stack>
  );
}
