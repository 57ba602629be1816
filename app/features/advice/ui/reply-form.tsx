import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { REPLY_MAX } from '../rules.ts';
import styles from './question-card.module.css';

interface Props {
  id: number;
  draft: Draft;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Body: 'Je antwoord aan de diëtist' };

/** The form in which the asker replies to what a professional asked back. */
export const ReplyForm = ({ id, draft, formError, submissionKey }: Props) => (
  <div className={styles.column}>
    <WritingForm
      intent="reply"
      hidden={{ id }}
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      labels={LABELS}
      instructions={{ Body: 'Schrijf je antwoord aan de diëtist' }}
      submit="Verstuur je antwoord"
    >
      {({ text }) => (
        <TextArea
          {...text('Body')}
          label={LABELS.Body}
          help="Daarna wacht je vraag weer op de diëtisten. Wat je hier schrijft, komt niet op de site."
          rows={6}
          maxLength={REPLY_MAX}
          counter
        />
      )}
    </WritingForm>
  </div>
);
