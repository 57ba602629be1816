import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NOTE_MAX, OUTCOMES } from '../../rules.ts';
import { OUTCOME_NAMES } from '../outcome-names.ts';

interface Props {
  /** The id of the case. */
  id: number;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Outcome: 'Wat heb je gedaan?', Note: 'Notitie voor de moderators' };

/** The form in which a moderator closes a case, with what came of it. */
export const HandleForm = ({ id, draft, formError, submissionKey }: Props) => (
  <section aria-labelledby="afhandelen">
    <Stack gap={2}>
      <h2 id="afhandelen">Handel de melding af</h2>
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
              options={OUTCOMES.map((outcome) => ({ value: outcome, label: OUTCOME_NAMES[outcome] }))}
            />
            <TextArea
              {...text('Note')}
              label={LABELS.Note}
              help="Waarom je dit besloot. Alleen moderators lezen dit."
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
