import { useNavigation } from 'react-router';
import type { Draft } from '#app/features/drafts/index.ts';
import { draftedText } from '#app/features/drafts/ui/form-fields.ts';
import { SaveDraft } from '#app/features/drafts/ui/save-draft.tsx';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { ShieldCheck } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import { REACTION_MAX } from '../../rules.ts';
import { RefusalNotice } from '../conversation/refusal-notice.tsx';

interface Props {
  conversationId: number;
  /** What the moderator was writing before. */
  draft: Draft | null;
  refused: Refused | undefined;
  submissionKey: string;
}

/** Where a moderator says something as such, apart from taking part oneself. */
export function ModeratorForm({ conversationId, draft, refused, submissionKey }: Props) {
  const busy = useNavigation().state === 'submitting';
  useLoginWhenEnded(refused);
  const begun = refused !== undefined || Boolean(draft?.updatedAt);
  return (
    <Disclosure summary="Schrijf een bericht als moderator" quiet={ShieldCheck} open={begun}>
      <Stack gap={2}>
        <RefusalNotice refused={refused} />
        <ErrorSummary errors={refused?.errors} />
        <PostForm>
          <Stack gap={2}>
            <input type="hidden" name="intent" value="write-as-moderator" />
            <input type="hidden" name="id" value={conversationId} />
            <input type="hidden" name="_key" value={`${submissionKey}-moderator`} />
            <TextArea
              label="Je bericht als moderator"
              help="Het staat tussen de reacties, met het label ‘moderator’."
              name="Msg"
              maxLength={REACTION_MAX}
              counter
              defaultValue={refused?.values.Msg ?? draftedText(draft, 'Msg')}
              error={refused?.errors.Msg}
            />
            <SaveDraft draft={draft} />
            <Button variant="primary" type="submit" busy={busy}>
              Plaats als moderator
            </Button>
          </Stack>
        </PostForm>
      </Stack>
    </Disclosure>
  );
}
