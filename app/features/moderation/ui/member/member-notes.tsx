import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useStandingErrors } from '#app/ui/form/errors/use-standing-errors.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { SubmissionKeyField } from '#app/ui/form/submission-key-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { DayAndTime } from '#app/ui/time/day.tsx';
import type { MemberRecord } from '../../lists/list-record.ts';
import { FACTS_MAX } from '../../rules.ts';
import styles from '../moderation.module.css';

interface Props {
  notes: MemberRecord['notes'];
  mayAct: boolean;
  formError: FormError | undefined;
  submissionKey: string;
}

/** What moderators noted about a member for each other, the latest first, and the form for another note. */
export function MemberNotes({ notes, mayAct, formError, submissionKey }: Props) {
  const errors = useStandingErrors(formError?.errors);
  return (
    <section aria-labelledby="notities">
      <Stack gap={2}>
        <h2 id="notities">Notities</h2>
        <ul className={styles.facts}>
          {notes.map(({ id, text, by, at }) => (
            <li key={id}>
              <p className={styles.about}>
                {by.name}, <DayAndTime at={at.toISOString()} />
              </p>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
        {mayAct && (
          <PostForm key={notes.length}>
            <Stack gap={2}>
              <input type="hidden" name="intent" value="note" />
              <SubmissionKeyField value={`${submissionKey}-note`} />
              <TextArea
                name="Text"
                label="Nieuwe notitie"
                help="Alleen moderators en beheerders lezen dit. Wie zijn gegevens downloadt, krijgt het ook."
                maxLength={FACTS_MAX}
                rows={3}
                defaultValue={formError?.values.Text}
                error={errors.Text}
              />
              <div>
                <Button type="submit">Bewaar de notitie</Button>
              </div>
            </Stack>
          </PostForm>
        )}
      </Stack>
    </section>
  );
}
