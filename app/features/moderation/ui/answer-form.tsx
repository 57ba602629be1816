import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { PAUSE_DAYS } from '../member-rules.ts';
import { FACTS_MAX } from '../rules.ts';
import styles from './moderation.module.css';
import { HOUSE_RULE_LABEL, HouseRuleField } from './reasons-fields.tsx';

const LABELS = {
  Granted: 'Wat besluit je?',
  Days: 'Of toch een pauze, maar korter?',
  Rule: HOUSE_RULE_LABEL,
  Answer: 'Je antwoord',
};

interface Props {
  /** Whether who reported objects: then granting hides what was reported. */
  byReporter: boolean;
  /** Whether it keeps the member from writing: then a shorter pause may come in its place. */
  pausing: boolean;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form in which a moderator answers an objection. */
export const AnswerForm = ({ byReporter, pausing, draft, formError, submissionKey }: Props) => (
  <section aria-labelledby="antwoord">
    <Stack gap={2}>
      <h2 id="antwoord">Beantwoord het bezwaar</h2>
      <WritingForm
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        submit="Beantwoord"
      >
        {({ text }) => (
          <>
            <RadioList
              {...text('Granted')}
              legend={LABELS.Granted}
              options={[
                {
                  value: 'true',
                  label: byReporter ? 'Wijs toe: het wordt verborgen' : 'Wijs toe: alles wordt zoals het was',
                },
                { value: 'false', label: 'Wijs af: het besluit blijft zo' },
              ]}
            />
            {pausing && (
              <div className={styles.whenGranted}>
                <SelectField
                  {...text('Days')}
                  label={LABELS.Days}
                  help="Deze pauze begint nu. Het oude besluit vervalt."
                  placeholder="Nee, alles wordt zoals het was"
                  options={PAUSE_DAYS.map((days) => ({ value: days, label: pluralise(days, 'dag', 'dagen') }))}
                />
              </div>
            )}
            {byReporter && (
              <div className={styles.whenGranted}>
                <HouseRuleField text={text} />
              </div>
            )}
            <TextArea
              {...text('Answer')}
              label={LABELS.Answer}
              help={
                byReporter
                  ? 'Wie bezwaar maakte, leest dit. Wijs je toe? Dan leest ook de schrijver dit.'
                  : 'Wie bezwaar maakte, leest dit.'
              }
              maxLength={FACTS_MAX}
              rows={4}
              counter
            />
          </>
        )}
      </WritingForm>
    </Stack>
  </section>
);
