import type { Draft } from '#app/features/drafts/index.ts';
import { useSubmissionCount } from '#app/features/drafts/ui/use-submission-count.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { TextPart } from '#app/platform/cases/case-kind.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { REASONS_LABELS, ReasonsFields } from '../reasons-fields.tsx';

interface Props {
  /** The id of the case. */
  id: number;
  parts: readonly TextPart[];
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const INTENT = 'edit';

const HELP = 'Iedereen ziet dat een moderator de tekst heeft gewijzigd. Wat er eerst stond, bewaren we een half jaar.';

/** The form in which a moderator changes what was reported, in all its parts. It closes after a change. */
export function EditForm({ id, parts, draft, formError, submissionKey }: Props) {
  const submissions = useSubmissionCount(INTENT, formError);
  const required = parts.filter(({ optional }) => !optional);
  return (
    <Disclosure
      key={submissions}
      summary="Wijzig de tekst"
      quietIcon={PenLine}
      open={formError !== undefined || Boolean(draft?.updatedAt)}
    >
      <WritingForm
        intent={INTENT}
        hidden={{ id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={{ ...REASONS_LABELS, ...Object.fromEntries(parts.map(({ name, label }) => [name, label])) }}
        instructions={Object.fromEntries(required.map(({ name }) => [name, 'Schrijf de tekst']))}
        submit="Bewaar de tekst"
      >
        {({ text }) => (
          <>
            <p>{HELP}</p>
            {parts.map(({ name, label, text: current, max, line, optional }) =>
              line ? (
                <TextField key={name} {...text(name, current)} label={label} maxLength={max} />
              ) : (
                <TextArea key={name} {...text(name, current)} {...{ label, optional }} maxLength={max} counter />
              ),
            )}
            <ReasonsFields text={text} form="wijzigen" why="Waarom je dit wijzigt" />
          </>
        )}
      </WritingForm>
    </Disclosure>
  );
}
