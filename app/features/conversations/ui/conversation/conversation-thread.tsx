import type { FormError } from '#app/platform/forms/form-error.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { conversationPath } from '../../paths.ts';
import type { Conversation } from '../../screens/conversation.ts';
import type { ConversationDrafts } from '../../screens/conversation-page.ts';
import type { Reaction } from '../../screens/reactions.ts';
import { ModeratorForm } from '../reactions/moderator-form.tsx';
import { LoginToReact, ReactionForm } from '../reactions/reaction-form.tsx';
import { ReactionList } from '../reactions/reaction-list.tsx';
import { AboutConversation } from './about-conversation.tsx';
import styles from './conversation.module.css';
import { ConversationEditor } from './conversation-editor.tsx';
import { ConversationPathsContext, pathsOf, useConversationPaths } from './conversation-paths.ts';
import { JumpLinks } from './jump-links.tsx';
import { OpeningPost } from './opening-post.tsx';
import { useHashTarget } from './use-hash-target.ts';

interface Props {
  conversation: Conversation;
  reactions: Reaction[];
  /** The drafts with which the forms start. */
  drafts: ConversationDrafts;
  page: number;
  pages: number;
  /** What is being edited: nothing, the conversation itself, or the reaction with this id. */
  editing: 'conversation' | number | null;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
  submissionKey: string;
}

/**
 * The opening post and the reactions, with everything that the viewer may do. While editing, only the editor is shown.
 */
export function ConversationThread({ conversation, page, pages, drafts, editing, formError, ...props }: Props) {
  const { reactions, submissionKey } = props;
  const paths = pathsOf(conversation, page);
  const targetId = useHashTarget();
  return (
    <ConversationPathsContext value={paths}>
      <div className={styles.layout}>
        <div className={styles.openingArea}>
          {editing === 'conversation' ? (
            <ConversationEditor
              conversation={conversation}
              draft={drafts.edit}
              formError={errorOfForm(formError, 'edit')}
              submissionKey={submissionKey}
            />
          ) : (
            <OpeningPost conversation={conversation} />
          )}
        </div>
        <div className={styles.sidebar}>
          <aside aria-label="Over dit gesprek">
            <AboutConversation conversation={conversation} />
          </aside>
          {editing === null && <JumpLinks conversation={conversation} pages={pages} />}
        </div>
        <div className={styles.reactionsArea}>
          <Stack gap={4}>
            <ReactionList
              reactions={reactions}
              total={conversation.reactionCount}
              visitor={!conversation.may.react}
              targetId={targetId}
              editing={
                typeof editing === 'number'
                  ? {
                      id: editing,
                      draft: drafts.edit,
                      formError: errorOfForm(formError, 'edit-reaction'),
                      submissionKey,
                    }
                  : null
              }
            />
            <Pager page={page} pages={pages} href={(number) => conversationPath(conversation, number)} />
            {editing === null && (
              <NewReactionForms
                conversation={conversation}
                drafts={drafts}
                formError={formError}
                submissionKey={submissionKey}
              />
            )}
          </Stack>
        </div>
      </div>
    </ConversationPathsContext>
  );
}

/** The error, if it is of the form with this intent. */
const errorOfForm = (formError: FormError | undefined, intent: string): FormError | undefined =>
  formError?.values.intent === intent ? formError : undefined;

type NewReactionFormsProps = Pick<Props, 'conversation' | 'drafts' | 'formError' | 'submissionKey'>;

/** The forms to react, as a member and as a moderator; for visitors an invitation to log in. */
function NewReactionForms({ conversation, drafts, formError, submissionKey }: NewReactionFormsProps) {
  const { path } = useConversationPaths();
  return (
    <Stack gap={3}>
      {conversation.may.react ? (
        <ReactionForm
          conversation={conversation}
          draft={drafts.reaction}
          formError={errorOfForm(formError, 'react')}
          submissionKey={submissionKey}
        />
      ) : (
        <LoginToReact path={path} formError={formError} />
      )}
      {conversation.may.moderate && (
        <ModeratorForm
          conversationId={conversation.id}
          draft={drafts.moderator}
          formError={errorOfForm(formError, 'write-as-moderator')}
          submissionKey={submissionKey}
        />
      )}
    </Stack>
  );
}
