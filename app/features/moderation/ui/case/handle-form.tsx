import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NOTE_MAX, type Outcome } from '../../rules.ts';
import styles from '../moderation.module.css';
import { REASONS_LABELS, ReasonsFields } from '../reasons-fields.tsx';

interface Props {
  /** The id of the case. */
  id: number;
  /** Those that it can have. */
  outcomes: readonly Outcome[];
  /** Whether it is hidden already. */
  hidden: boolean;
  /** Whether it waits to be placed. */
  held: boolean;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Outcome: 'Wat besluit je?', ...REASONS_LABELS, Note: 'Notitie voor de moderators' };

const CHOICES: Readonly<Record<Outcome, string>> = {
  kept: 'Het mag blijven staan',
  edited: 'De tekst is gewijzigd',
  hidden: 'Verberg het. De schrijver krijgt daar bericht van',
  other: 'Anders opgelost',
};

function labelOf(outcome: Outcome, { hidden, held }: Pick<Props, 'hidden' | 'held'>): string {
  if (hidden && outcome === 'hidden') return 'Het blijft verborgen';
  return held && outcome === 'kept' ? 'Zet het op de site' : CHOICES[outcome];
}

/** The form in which a moderator closes a case, with what came of it, and the reasons where that hides something. */
export const HandleForm = ({ id, outcomes, hidden, held, draft, formError, submissionKey }: Props) => (
  <section aria-labelledby="afhandelen">
    <Stack gap={2}>
      <h2 id="afhandelen">Handel de zaak af</h2>
      <WritingForm
        intent="handle"
        hidden={{ id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        submit="Handel af"
      >
        {({ text }) => (
          <>
            <RadioList
              {...text('Outcome')}
              legend={LABELS.Outcome}
              options={outcomes.map((outcome) => ({
                value: outcome,
                label: labelOf(outcome, { hidden, held }),
              }))}
            />
            {!hidden && (
              <div className={styles.whenHidden}>
                <ReasonsFields text={text} form="afhandelen" why="Waarom je dit besluit" />
              </div>
            )}
            <TextArea
              {...text('Note')}
              label={LABELS.Note}
              help="Alleen moderators lezen dit."
              maxLength={NOTE_MAX}
              rows={4}
              counter
              optional
            />
          </>
        )}
      </WritingForm>
    </Stack>
  </section>
);
