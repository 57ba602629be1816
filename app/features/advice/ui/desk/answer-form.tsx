import { type ComponentProps, useState } from 'react';
import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import type { AdviceTag } from '../../lists/tags.ts';
import { questionLookupPath } from '../../paths.ts';
import { ANSWER_MAX, TAG_MAX } from '../../rules.ts';
import type { Answer, Question } from '../../screens/read-question.ts';
import styles from './desk.module.css';
import { draftOfForm } from './draft-of-form.ts';
import { findAskerName } from './names-asker.ts';

interface Props {
  question: Question;
  /** All tags. */
  tags: readonly AdviceTag[];
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Advice: 'Je antwoord', Tags: 'Onderwerpen', NewTag: 'Nieuw onderwerp' };
const EDIT_LABELS = { ...LABELS, Advice: 'Het antwoord' };

/** The form in which a professional answers a question, or edits the answer. */
export function AnswerForm({ question, tags, draft, formError, submissionKey }: Props) {
  const { id, answer, anonymous, asker } = question;
  const labels = answer ? EDIT_LABELS : LABELS;
  return (
    <WritingForm
      intent={answer ? 'edit-answer' : 'answer'}
      hidden={{ id, ...(answer && versionOf(answer)) }}
      draft={draftOfForm(draft, formError)}
      formError={formError}
      submissionKey={submissionKey}
      labels={labels}
      instructions={{ Advice: 'Schrijf je antwoord' }}
      submit={answer ? 'Sla op' : 'Publiceer het antwoord'}
      {...(answer && { cancel: questionLookupPath(id) })}
    >
      {({ text, choices }) => (
        <>
          <AnswerField
            {...text('Advice', answer?.body)}
            askerName={anonymous ? asker.name : null}
            label={labels.Advice}
            help={
              answer
                ? 'Lezers zien dat het antwoord is bijgewerkt. Wat er stond, bewaren we.'
                : 'Na het publiceren kan iedereen de vraag en je antwoord lezen. De vragensteller krijgt bericht.'
            }
            rows={12}
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
        </>
      )}
    </WritingForm>
  );
}

/** The text of the answer, with a warning where it names who asked anonymously; `askerName` is null for who did not. */
function AnswerField({ askerName, ...field }: ComponentProps<typeof TextArea> & { askerName: string | null }) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const named = askerName === null ? null : findAskerName(typed, askerName);
  return (
    <div>
      <TextArea {...field} onChange={({ target }) => setTyped(target.value)} />
      <div role="status">
        {named !== null && (
          <Notice kind="warning" title="Deze vraag staat zonder naam op de site">
            <p>In je antwoord staat ‘{named}’. Haal de naam weg, want iedereen kan het antwoord lezen.</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** What an edit begins with, by which a change of somebody else is noticed. */
const versionOf = ({ publishedAt, editedAt, tags }: Answer) => ({
  BasedOn: (editedAt ?? publishedAt).toISOString(),
  BasedOnTags: tags.map(({ id }) => id).join(),
});
