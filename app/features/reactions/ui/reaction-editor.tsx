import { WritingForm } from '#app/features/drafts/ui/writing-form.tsx';
import { LazyReasonsFields } from '#app/features/moderation/ui/on-demand.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ASK_ABOUT_OTHER } from '#app/platform/personal-details/personal-detail.ts';
import { FoldedContentWarnings } from '#app/ui/content-warnings/content-warnings-field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { timeOfDay } from '#app/ui/time/formats.ts';
import { reactionPath } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { EDIT_OWN, type ReactionEdit } from './reaction-edit.ts';
import { ReactionField } from './reaction-field.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

export interface EditProps {
  reaction: Reaction;
  /** The form, while the viewer edits it. */
  editing: ReactionEdit | undefined;
  /** The error of an edit that came too late. */
  refusedEdit: FormError | undefined;
}

/** The form to edit a reaction, and what is told of an edit that came too late. */
export const EditOfReaction = ({ reaction, editing, refusedEdit }: EditProps) => (
  <>
    {refusedEdit && <RefusedEdit formError={refusedEdit} />}
    {editing && <ReactionEditor reaction={reaction} {...editing} />}
  </>
);

/** The form in which members edit their own reaction, and moderators somebody's. */
function ReactionEditor({ reaction, draft, formError, submissionKey }: ReactionEdit & { reaction: Reaction }) {
  const { path } = useReactionPaths();
  const { editableUntil } = reaction;
  const own = reaction.may.edit === 'author';
  const intent = own ? EDIT_OWN : 'edit-reaction';
  return (
    <div className={styles.form}>
      <WritingForm
        intent={intent}
        hidden={{ id: reaction.id, ...ASK_ABOUT_OTHER }}
        draft={draft}
        formError={formError?.values.intent === intent ? formError : undefined}
        submissionKey={submissionKey}
        instructions={{ Body: 'Schrijf de tekst van de reactie' }}
        submit="Bewaar"
        cancel={reactionPath(path, reaction.id)}
        gap={2}
      >
        {({ text, choices }) => (
          <>
            <ReactionField
              {...text('Body', reaction.body)}
              label={own ? 'Je reactie' : `Reactie van ${reaction.author.name}`}
              help={
                own
                  ? editableUntil &&
                    `Dit kan tot ${timeOfDay(editableUntil.toISOString())}. Iedereen ziet dat je de tekst hebt gewijzigd.`
                  : 'Iedereen ziet dat een moderator de tekst heeft gewijzigd. Wat er eerst stond, bewaren we.'
              }
            />
            {own && !reaction.warnings?.byModerator && (
              <FoldedContentWarnings {...choices('ContentWarnings', reaction.warnings?.names)} />
            )}
            {!own && <LazyReasonsFields text={text} form="reactie" why="Waarom je de reactie wijzigt" />}
          </>
        )}
      </WritingForm>
    </div>
  );
}

/** Says that an edit came too late, and shows the text, to be copied. */
const RefusedEdit = ({ formError }: { formError: FormError }) => (
  <Stack gap={2}>
    <Notice kind="error" focusOn={!formError.told && formError}>
      <p>{formError.errors.Body ?? formError.message}</p>
    </Notice>
    <UnsentText values={formError.values} help="Dit is niet bewaard. Je kunt de tekst kopiëren." />
  </Stack>
);
