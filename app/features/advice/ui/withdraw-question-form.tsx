import { useNavigation } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Question } from '../screens/read-question.ts';
import styles from './question-card.module.css';

/** The form to withdraw one's own question, after a confirmation. */
export function WithdrawQuestion({ question, submissionKey }: { question: Question; submissionKey: string }) {
  const sending = useNavigation().formMethod === 'POST';
  return (
    <div className={styles.column}>
      <Disclosure summary="Haal je vraag weg" quietIcon={Trash2}>
        <PostForm>
          <Stack gap={2}>
            <p>
              Je vraag verdwijnt dan, ook bij de diëtisten. {!question.declined && 'Je krijgt geen antwoord meer. '}
              Dat kun je niet terugdraaien.
            </p>
            <input type="hidden" name="id" value={question.id} />
            <SubmissionKeyField value={submissionKey} />
            <div>
              <Button type="submit" variant="danger" busy={sending}>
                Ja, haal mijn vraag weg
              </Button>
            </div>
          </Stack>
        </PostForm>
      </Disclosure>
    </div>
  );
}

/** Says why a question was not withdrawn. */
export const RefusedWithdrawal = ({ formError }: { formError: FormError }) => (
  <Notice kind="error" focusOn={!formError.told && formError}>
    <p>
      {formError.error === 'conflict'
        ? 'Een diëtist heeft je vraag intussen beantwoord. Weghalen kan niet meer.'
        : formError.message}
    </p>
  </Notice>
);
