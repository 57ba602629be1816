import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { RadioList } from '#app/ui/form/choices/radio-list.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { DECLINE_REASONS } from '../../contract/decline-reasons.ts';
import { DECLINE_NOTE_MAX } from '../../rules.ts';

interface Props {
  id: number;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Reason: 'Waarom niet?', Note: 'In je eigen woorden' };

const OPTIONS = Object.entries(DECLINE_REASONS).map(([value, { label, text }]) => ({
  value,
  label,
  ...(text && { help: text }),
}));

/** The form in which a professional declines a question, with the texts that the asker will read. */
export function DeclineForm({ id, draft, formError, submissionKey }: Props) {
  return (
    <Disclosure
      summary="Laat weten waarom je niet antwoordt"
      open={formError !== undefined || Boolean(draft?.updatedAt)}
    >
      <WritingForm
        intent="decline"
        hidden={{ id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        instructions={{ Reason: 'Kies een reden', Note: 'Schrijf waarom' }}
        submit="Stuur dit aan de vragensteller"
      >
        {({ text }) => (
          <>
            <p>De vraag gaat van de lijst en wordt niet openbaar. De vragensteller krijgt bericht, en leest dit:</p>
            <RadioList {...text('Reason')} legend={LABELS.Reason} options={OPTIONS} />
            <TextArea
              {...text('Note')}
              label={LABELS.Note}
              help="Vriendelijk en kort: waar kan de vragensteller wel terecht? Dit komt onder de reden te staan."
              rows={4}
              maxLength={DECLINE_NOTE_MAX}
              counter
              optional
            />
          </>
        )}
      </WritingForm>
    </Disclosure>
  );
}
