import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_QUESTION_LINE, MAX_QUESTION_LINES } from '#app/features/content/published/question-lines.ts';
import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxField } from '#app/ui/form/choices/checkbox-field.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { detailsText } from '../../contract/details-text.ts';
import type { AdviceTag } from '../../lists/tags.ts';
import { deskQuestionPath, questionLookupPath } from '../../paths.ts';
import { ANSWER_MAX, TAG_MAX } from '../../rules.ts';
import type { Answer, Question } from '../../screens/read-question.ts';
import { type AnswerFields, answerFieldsOf, PREVIEW_BUTTON } from './answer-fields.ts';
import { AnswerPreview, PREVIEW_ID } from './answer-preview.tsx';
import styles from './desk.module.css';
import { NamedAskerNotice } from './named-asker-notice.tsx';

interface Props {
  question: Question;
  /** What the question has that the answer would make public, in words. */
  details: readonly string[];
  /** By which lines the search finds the answer. */
  questionLines: readonly string[];
  /** All tags. */
  tags: readonly AdviceTag[];
  draft: Draft | null;
  /** The expert under whose name readers will see the answer; null for none. */
  expert: Answer['expert'];
  /** What was typed when a preview was asked for without JavaScript; null for none. */
  previewed: AnswerFields | null;
  /** The time of the page. */
  now: string;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The lines by which it is found, with the ends of lines. */
const QUESTION_LINES_MAX = MAX_QUESTION_LINES * (MAX_QUESTION_LINE + 1);

/** The id of the field with the text. */
export const ANSWER_FIELD = 'field-Advice';

const LABELS = {
  Advice: 'Je antwoord',
  Tags: 'Onderwerpen',
  NewTag: 'Nieuw onderwerp',
  QuestionLines: 'Zo vragen mensen het',
  NameSeen: 'Deze naam mag op de site',
  DetailsSeen: 'Dit mag op de site',
};
const EDIT_LABELS = { ...LABELS, Advice: 'Het antwoord' };

/** The form in which a professional answers a question, or edits the answer. */
export function AnswerForm({
  question,
  details,
  questionLines,
  tags,
  expert,
  now,
  previewed,
  formError,
  submissionKey,
  ...form
}: Props) {
  const { id, answer } = question;
  const draft = form.draft && previewed ? { ...form.draft, fields: previewed, updatedAt: new Date(now) } : form.draft;
  const [preview, setPreview] = useState(previewed && { id, fields: previewed });
  const fields = preview?.id === id ? preview.fields : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const readPreview = (element: HTMLFormElement) => setPreview({ id, fields: answerFieldsOf(new FormData(element)) });
  function showPreview(event: MouseEvent<HTMLButtonElement>) {
    const element = event.currentTarget.form;
    if (!element) return;
    event.preventDefault();
    flushSync(() => readPreview(element));
    heading.current?.focus();
  }
  const labels = answer ? EDIT_LABELS : LABELS;
  return (
    <WritingForm
      intent={answer ? 'edit-answer' : 'answer'}
      hidden={{ id, ...(answer && versionOf(answer, questionLines)) }}
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      labels={labels}
      instructions={{ Advice: 'Schrijf je antwoord' }}
      submit={answer ? 'Sla op' : 'Publiceer het antwoord'}
      secondary={
        <Button
          type="submit"
          name={PREVIEW_BUTTON}
          value="ja"
          formAction={`${deskQuestionPath(id)}#${PREVIEW_ID}`}
          onClick={showPreview}
        >
          Bekijk eerst
        </Button>
      }
      {...(fields && { onInput: ({ currentTarget }) => readPreview(currentTarget) })}
      {...(answer && { cancel: questionLookupPath(id) })}
    >
      {({ text, choices }) => (
        <>
          <AnswerField
            {...text('Advice', answer?.body)}
            question={question}
            label={labels.Advice}
            help={
              answer
                ? 'Lezers zien dat het antwoord is bijgewerkt. Wat er stond, bewaren we.'
                : 'Na het publiceren kan iedereen de vraag en je antwoord lezen. De vragensteller krijgt bericht.'
            }
            maxLength={ANSWER_MAX}
            counter
          />
          {tags.length > 0 && (
            <div className={styles.subjects}>
              <CheckboxList
                {...choices(
                  'Tags',
                  answer?.tags.map((tag) => String(tag.id)),
                )}
                legend={LABELS.Tags}
                options={tags.map((tag) => ({ value: String(tag.id), label: tag.name }))}
                sideBySide
              />
            </div>
          )}
          <TextField {...text('NewTag')} label={LABELS.NewTag} maxLength={TAG_MAX} optional />
          <TextArea
            {...text('QuestionLines', questionLines.join('\n'))}
            label={LABELS.QuestionLines}
            help="Hoe zouden anderen dit zoeken? Elke manier op een regel. Het staat niet bij je antwoord; de zoekfunctie kan een regel wel voorstellen."
            rows={3}
            maxLength={QUESTION_LINES_MAX}
            optional
          />
          {formError?.errors.NameSeen && (
            <CheckboxField name="NameSeen" label={LABELS.NameSeen} error={formError.errors.NameSeen} />
          )}
          {!answer && (details.length > 0 || formError?.errors.DetailsSeen) && (
            <DetailsField details={details} error={formError?.errors.DetailsSeen} />
          )}
          {fields && <AnswerPreview {...{ fields, question, tags, expert, now }} headingRef={heading} />}
        </>
      )}
    </WritingForm>
  );
}

/** The text of the answer, with a warning where it names who asked anonymously. */
function AnswerField({ question, ...field }: ComponentProps<typeof TextArea> & { question: Question }) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  return (
    <div className={styles.answer}>
      <TextArea {...field} id={ANSWER_FIELD} onChange={({ target }) => setTyped(target.value)} />
      <div role="status">
        <NamedAskerNotice answer={typed} question={question} />
      </div>
    </div>
  );
}

/** With what a professional lets a number or address in the question stay. */
const DetailsField = ({ details, error }: { details: readonly string[]; error: string | undefined }) => (
  <CheckboxField
    name="DetailsSeen"
    value="true"
    label={LABELS.DetailsSeen}
    help={details.length > 0 ? `${detailsText(details)}.` : undefined}
    error={error}
  />
);

/** What an edit begins with, by which a change of somebody else is noticed. */
const versionOf = ({ publishedAt, editedAt, tags }: Answer, questionLines: readonly string[]) => ({
  BasedOn: (editedAt ?? publishedAt).toISOString(),
  BasedOnTags: tags.map(({ id }) => id).join(),
  BasedOnQuestionLines: questionLines.join('\n'),
});
