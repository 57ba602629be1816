import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { CLARIFICATION_MAX } from '../../rules.ts';

interface Props {
  id: number;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Body: 'Wat wil je weten?' };

/** The form in which a professional asks something back before answering. */
export function AskBackForm({ id, draft, formError, submissionKey }: Props) {
  return (
    <Disclosure summary="Vraag eerst iets terug" open={formError !== undefined || Boolean(draft?.updatedAt)}>
      <WritingForm
        intent="ask-back"
        hidden={{ id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        instructions={{ Body: 'Schrijf wat je wilt weten' }}
        submit="Vraag dit aan de vragensteller"
      >
        {({ text }) => (
          <>
            <p>
              De vragensteller krijgt bericht en kan reageren. Tot die tijd wacht de vraag niet op jullie. Niemand
              anders leest dit, ook niet na je antwoord.
            </p>
            <TextArea
              {...text('Body')}
              label={LABELS.Body}
              help="Vraag alleen wat je voor het antwoord nodig hebt, zoals: welke medicijnen gebruik je?"
              rows={4}
              maxLength={CLARIFICATION_MAX}
              counter
            />
          </>
        )}
      </WritingForm>
    </Disclosure>
  );
}
