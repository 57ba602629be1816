import type { Draft } from '#app/features/drafts/index.ts';
import { useSubmissionCount } from '#app/features/drafts/ui/use-submission-count.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import { ReactionField } from '#app/features/reactions/ui/reaction-field.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ShieldCheck } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

interface Props {
  conversationId: number;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const INTENT = 'write-as-moderator';

/** The form for a moderator's message, beside the form to react as a member. It closes after a message was sent. */
export function ModeratorForm({ conversationId, draft, formError, submissionKey }: Props) {
  const submissions = useSubmissionCount(INTENT, formError);
  const open = formError !== undefined || Boolean(draft?.updatedAt);
  return (
    <Disclosure key={submissions} summary="Schrijf een bericht als moderator" quietIcon={ShieldCheck} open={open}>
      <Stack gap={2}>
        <WritingForm
          intent={INTENT}
          hidden={{ id: conversationId }}
          draft={draft}
          formError={formError}
          submissionKey={`${submissionKey}-moderator`}
          instructions={{ Msg: 'Schrijf je bericht' }}
          submit="Plaats als moderator"
          gap={2}
        >
          {({ text }) => (
            <ReactionField
              {...text('Msg')}
              label="Je bericht als moderator"
              help="Het staat tussen de reacties, met het label ‘moderator’."
            />
          )}
        </WritingForm>
      </Stack>
    </Disclosure>
  );
}
