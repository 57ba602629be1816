import { MESSAGE_MAX } from '#app/features/contacts/contract.ts';
import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';

interface Props {
  user: UserSummary;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form for a message to a contact. */
export function SendForm({ user, draft, formError, submissionKey }: Props) {
  return (
    <WritingForm
      intent="send"
      draft={draft}
      formError={formError}
      submissionKey={submissionKey}
      submit="Verstuur"
      gap={2}
    >
      {({ text }) => (
        <TextArea {...text('body')} label={`Je bericht aan ${user.name}`} maxLength={MESSAGE_MAX} counter rows={4} />
      )}
    </WritingForm>
  );
}
