import type { Draft } from '#app/features/drafts/index.ts';
import { useSubmissionCount } from '#app/features/drafts/ui/use-submission-count.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { TEXT_MAX } from '../../bodies.ts';

interface Props {
  /** The id of the case. */
  id: number;
  text: string;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const INTENT = 'edit';

/** The form in which a moderator changes what was reported. It closes after a change. */
export function EditForm({ id, text: current, draft, formError, submissionKey }: Props) {
  const submissions = useSubmissionCount(INTENT, formError);
  return (
    <Disclosure
      key={submissions}
      summary="Pas de tekst aan"
      quietIcon={PenLine}
      open={formError !== undefined || Boolean(draft?.updatedAt)}
    >
      <WritingForm
        intent={INTENT}
        hidden={{ id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf de tekst' }}
        submit="Sla de tekst op"
      >
        {({ text }) => (
          <TextArea
            {...text('Body', current)}
            label="De tekst"
            help="Iedereen ziet dat een moderator de tekst heeft bewerkt. Wat er eerst stond, bewaren we."
            maxLength={TEXT_MAX}
            rows={8}
            counter
          />
        )}
      </WritingForm>
    </Disclosure>
  );
}
