import type { Draft } from '#app/features/drafts/index.ts';
import { ChangedText } from '#app/features/drafts/ui/changed-text.tsx';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { FoldedContentWarnings } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { TextField } from '#app/ui/form/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { DESCRIPTION_MAX, TITLE_FULL, TITLE_MAX } from '../../rules.ts';
import type { Conversation } from '../../screens/read-conversation.ts';
import styles from './conversation.module.css';

interface Props {
  conversation: Conversation;
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

const LABELS = { Title: 'Titel', Body: 'Je verhaal of vraag' };
const INSTRUCTIONS = { Title: 'Schrijf een titel', Body: 'Schrijf je verhaal of vraag' };

/** The form to edit one's own conversation: its text, and its title as long as nobody has reacted. */
export function ConversationEditor({ conversation, ...form }: Props) {
  const { pagePath } = useReactionPaths();
  return (
    <section aria-labelledby="bewerk" className={styles.openingPost}>
      <Stack gap={3}>
        <h2 id="bewerk">Wijzig je gesprek</h2>
        <ChangedText formError={form.formError} values={{ Title: conversation.title, Body: conversation.body }} />
        <WritingForm
          {...form}
          intent="edit"
          hidden={{ Id: conversation.id, ...ASK_ABOUT_OTHER }}
          labels={LABELS}
          instructions={INSTRUCTIONS}
          submit="Bewaar"
          cancel={pagePath}
        >
          {({ text, choices }) => (
            <>
              {conversation.may.rename ? (
                <TextField
                  {...text('Title', conversation.title)}
                  label={LABELS.Title}
                  maxLength={TITLE_MAX}
                  counter={{ limitMessage: TITLE_FULL }}
                />
              ) : (
                <p className={styles.soft}>De titel blijft zoals hij is, want er is al gereageerd.</p>
              )}
              <TextArea {...text('Body', conversation.body)} label={LABELS.Body} maxLength={DESCRIPTION_MAX} counter />
              {!conversation.warnings?.byModerator && (
                <FoldedContentWarnings {...choices('ContentWarnings', conversation.warnings?.names)} titled />
              )}
            </>
          )}
        </WritingForm>
      </Stack>
    </section>
  );
}
