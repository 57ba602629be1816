import type { Draft } from '#app/features/drafts/index.ts';
import { useSubmissionCount } from '#app/features/drafts/ui/use-submission-count.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import type { Question } from '../../screens/read-question.ts';

interface Props {
  question: Question;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const INTENT = 'edit-question';
const LABELS = { Title: 'De vraag in het kort', Description: 'De vraag' };

/** The form in which a professional changes a question before everybody reads it. It closes after a change. */
export function QuestionEditor({ question, draft, formError, submissionKey }: Props) {
  const submissions = useSubmissionCount(INTENT, formError);
  const open = formError !== undefined || Boolean(draft?.updatedAt ?? draft?.outdated);
  return (
    <Disclosure key={submissions} summary="Wijzig de vraag" quietIcon={PenLine} open={open}>
      <WritingForm
        intent={INTENT}
        hidden={{ id: question.id, BasedOn: (question.editedAt ?? question.askedAt).toISOString() }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        labels={LABELS}
        instructions={{ Title: 'Schrijf de vraag in het kort', Description: 'Schrijf de vraag' }}
        submit="Bewaar de vraag"
      >
        {({ text }) => (
          <>
            <TextField
              {...text('Title', question.title)}
              label={LABELS.Title}
              maxLength={TITLE_MAX}
              counter={{ limitMessage: TITLE_FULL }}
            />
            <TextArea
              {...text('Description', question.body)}
              label={LABELS.Description}
              help={`Haal weg waaraan je iemand herkent: een naam, een adres, een ziekenhuis. Lezers zien dat je de vraag hebt gewijzigd. ${question.asker.deleted ? 'De vragensteller is weg, dus wat er stond bewaren we niet.' : 'Wat er stond, bewaren we.'}`}
              maxLength={DESCRIPTION_MAX}
              counter
            />
          </>
        )}
      </WritingForm>
    </Disclosure>
  );
}
