import type { Draft } from '#app/features/drafts/index.ts';
import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { timeOfDay } from '#app/ui/time/formats.ts';
import { reactionPath } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { ReactionField } from './reaction-field.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

/** The intents of the form: an author's edit, and a moderator's. */
export const EDIT_OWN = 'edit-own-reaction';
const EDIT_AS_MODERATOR = 'edit-reaction';

/** The state of the form to edit a reaction. */
export interface ReactionEdit {
  draft: Draft | null;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
  submissionKey: string;
}

/** The form in which members edit their own reaction, and moderators somebody's. */
export function ReactionEditor({ reaction, draft, formError, submissionKey }: ReactionEdit & { reaction: Reaction }) {
  const { path } = useReactionPaths();
  const { editableUntil } = reaction;
  const intent = editableUntil ? EDIT_OWN : EDIT_AS_MODERATOR;
  return (
    <div className={styles.form}>
      <WritingForm
        intent={intent}
        hidden={{ id: reaction.id }}
        draft={draft}
        formError={formError?.values.intent === intent ? formError : undefined}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf de tekst van de reactie' }}
        submit="Opslaan"
        cancel={reactionPath(path, reaction.id)}
        gap={2}
      >
        {({ text }) => (
          <ReactionField
            {...text('Body', reaction.body)}
            label={editableUntil ? 'Je reactie' : `Reactie van ${reaction.author.name}`}
            help={
              editableUntil
                ? `Dit kan tot ${timeOfDay(editableUntil.toISOString())}. Iedereen ziet dat je de tekst hebt bewerkt.`
                : 'Iedereen ziet dat een moderator de tekst heeft bewerkt. Wat er eerst stond, bewaren we.'
            }
          />
        )}
      </WritingForm>
    </div>
  );
}

/** Says that an edit came too late, and shows the text, to be copied. */
export const RefusedEdit = ({ formError }: { formError: FormError }) => (
  <Stack gap={2}>
    <Notice kind="error" focusOn={!formError.told && formError}>
      <p>{formError.errors.Body ?? formError.message}</p>
    </Notice>
    <UnsentText values={formError.values} help="Dit is niet opgeslagen. Je kunt de tekst kopiëren." />
  </Stack>
);
