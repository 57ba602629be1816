import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import type { Question } from '../screens/read-question.ts';
import styles from './question-card.module.css';

/** The form to withdraw one's own question. */
export const WithdrawQuestion = ({ question, submissionKey }: { question: Question; submissionKey: string }) => (
  <div className={styles.column}>
    <ConfirmForm
      summary="Verwijder je vraag"
      icon={Trash2}
      fields={{ intent: 'withdraw', id: String(question.id) }}
      confirm="Ja, verwijder mijn vraag"
    >
      <p>
        Je vraag verdwijnt dan, ook bij de diëtisten. {!question.declined && 'Je krijgt geen antwoord meer. '}
        Dat kun je niet terugdraaien.
      </p>
      <SubmissionKeyField value={submissionKey} />
    </ConfirmForm>
  </div>
);

/** Says why a question was not withdrawn. */
export const RefusedWithdrawal = ({ formError }: { formError: FormError }) => (
  <Notice kind="error" focusOn={!formError.told && formError}>
    <p>
      {formError.error === 'conflict'
        ? 'Een diëtist heeft je vraag intussen beantwoord. Verwijderen kan niet meer.'
        : formError.message}
    </p>
  </Notice>
);
