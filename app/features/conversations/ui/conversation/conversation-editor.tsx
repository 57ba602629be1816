import type { Draft } from '#app/features/drafts/index.ts';
import { draftedText } from '#app/features/drafts/ui/form-fields.ts';
import { OutdatedDraft } from '#app/features/drafts/ui/outdated-draft.tsx';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { useLoginWhenEnded } from '#app/ui/toggle/session-check.ts';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import type { Conversation } from '../../screens.ts';
import styles from './conversation.module.css';
import { EndOfEdit } from './end-of-edit.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useWays } from './ways.ts';

interface Props {
  conversation: Conversation;
  /** What the owner was writing before. */
  draft: Draft | null;
  refused: Refused | undefined;
  /** Makes sending the same change twice harmless (rules.md R34). */
  submissionKey: string;
}

const LABELS = { Title: 'Titel', Body: 'Je verhaal of vraag' };

/** Where its owner mends a conversation: the text, and the title as long as nobody reacted. */
export function ConversationEditor({ conversation, draft, refused, submissionKey }: Props) {
  const { here } = useWays();
  useLoginWhenEnded(refused);
  return (
    <section aria-labelledby="bewerk" className={styles.starter}>
      <Stack gap={3}>
        <h2 id="bewerk">Bewerk je gesprek</h2>
        <RefusalNotice refused={refused} />
        <ErrorSummary errors={refused?.errors} labels={LABELS} />
        <OutdatedDraft draft={draft} />
        <PostForm>
          <Stack gap={3}>
            <input type="hidden" name="intent" value="edit" />
            <input type="hidden" name="Id" value={conversation.id} />
            <input type="hidden" name="_key" value={submissionKey} />
            {conversation.may.rename ? (
              <TextField
                label={LABELS.Title}
                name="Title"
                maxLength={TITLE_MAX}
                counter={{ full: TITLE_FULL }}
                defaultValue={refused?.values.Title ?? draftedText(draft, 'Title') ?? conversation.title}
                error={refused?.errors.Title}
              />
            ) : (
              <p className={styles.soft}>De titel blijft zoals hij is, want er is al gereageerd.</p>
            )}
            <TextArea
              label={LABELS.Body}
              name="Body"
              maxLength={DESCRIPTION_MAX}
              counter
              defaultValue={refused?.values.Body ?? draftedText(draft, 'Body') ?? conversation.body}
              error={refused?.errors.Body}
            />
            <EndOfEdit draft={draft} back={here} />
          </Stack>
        </PostForm>
      </Stack>
    </section>
  );
}
