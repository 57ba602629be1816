import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { TextArea } from '#app/ui/form/fields/text-area.tsx';
import { REACTION_MAX } from '../../rules.ts';
import type { Reaction } from '../../screens/reactions.ts';
import styles from '../conversation/conversation.module.css';
import { useConversationPaths } from '../conversation/conversation-paths.ts';

/** The state of the form to edit a reaction. */
export interface ReactionEdit {
  draft: Draft | null;
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form in which a moderator edits somebody's reaction. */
export function ReactionEditor({ reaction, draft, formError, submissionKey }: ReactionEdit & { reaction: Reaction }) {
  const paths = useConversationPaths();
  return (
    <div className={styles.form}>
      <WritingForm
        intent="edit-reaction"
        hidden={{ id: reaction.id }}
        draft={draft}
        formError={formError}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf de tekst van de reactie' }}
        submit="Opslaan"
        cancel={paths.reaction(reaction.id)}
        gap={2}
      >
        {({ text }) => (
          <TextArea
            {...text('Body', reaction.body)}
            label={`Reactie van ${reaction.author.name}`}
            help="Iedereen ziet dat een moderator de tekst heeft bewerkt. Wat er eerst stond, bewaren we."
            maxLength={REACTION_MAX}
            counter
          />
        )}
      </WritingForm>
    </div>
  );
}
