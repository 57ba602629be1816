import type { Draft } from '#app/features/drafts/index.ts';
import { draftedText } from '#app/features/drafts/ui/form-fields.ts';
import { OutdatedDraft } from '#app/features/drafts/ui/outdated-draft.tsx';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import { REACTION_MAX } from '../../rules.ts';
import type { Reaction } from '../../screens.ts';
import styles from '../conversation/conversation.module.css';
import { EndOfEdit } from '../conversation/end-of-edit.tsx';
import { RefusalNotice } from '../conversation/refusal-notice.tsx';
import { useWays } from '../conversation/ways.ts';

/** How the change of a reaction is going. */
export interface BeingEdited {
  /** What the moderator was writing before. */
  draft: Draft | null;
  refused: Refused | undefined;
  /** Makes sending the same change twice harmless (rules.md R34). */
  submissionKey: string;
}

/** Where a moderator changes what somebody wrote. */
export function ReactionEditor({ reaction, draft, refused, submissionKey }: BeingEdited & { reaction: Reaction }) {
  const ways = useWays();
  useLoginWhenEnded(refused);
  return (
    <div className={styles.form}>
      <RefusalNotice refused={refused} />
      <ErrorSummary errors={refused?.errors} />
      <OutdatedDraft draft={draft} />
      <PostForm>
        <Stack gap={2}>
          <input type="hidden" name="intent" value="edit-reaction" />
          <input type="hidden" name="id" value={reaction.id} />
          <input type="hidden" name="_key" value={submissionKey} />
          <TextArea
            label={`Reactie van ${reaction.author.name}`}
            help="Iedereen ziet dat een moderator de tekst heeft bewerkt. Wat er eerst stond, bewaren we."
            name="Body"
            maxLength={REACTION_MAX}
            counter
            defaultValue={refused?.values.Body ?? draftedText(draft, 'Body') ?? reaction.body}
            error={refused?.errors.Body}
          />
          <EndOfEdit draft={draft} back={ways.reaction(reaction.id)} />
        </Stack>
      </PostForm>
    </div>
  );
}
