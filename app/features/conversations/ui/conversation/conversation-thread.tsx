import type { Refused } from '#app/platform/forms/refusal.ts';
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
import { ConversationJumps } from './conversation-jumps.tsx';
import { ConversationPathsContext, pathsOf } from './conversation-paths.ts';
import { Starter } from './starter.tsx';
import { useNamedInAddress } from './use-named-in-address.ts';

interface Props {
  conversation: Conversation;
  reactions: Reaction[];
  /** What the member was writing before. */
  drafts: ConversationDrafts;
  page: number;
  pages: number;
  /** What is being edited: nothing, the conversation itself, or the reaction with this id. */
  editing: 'conversation' | number | null;
  /** What was wrong with the form that was sent. */
  refused: Refused | undefined;
  submissionKey: string;
}

/** What was said in a conversation, with all that the reader may do there. While something is edited, that alone. */
export function ConversationThread({ conversation, page, pages, drafts, editing, refused, ...shown }: Props) {
  const { submissionKey } = shown;
  const paths = pathsOf(conversation, page);
  const named = useNamedInAddress();
  const { react: mayReact, moderate: mayModerate } = conversation.may;
  const refusedTo = (intent: string) => (refused?.values.intent === intent ? refused : undefined);
  return (
    <ConversationPathsContext value={paths}>
      <div className={styles.layout}>
        <aside aria-label="Over dit gesprek" className={styles.aboutArea}>
          <AboutConversation conversation={conversation} />
        </aside>
        <div className={styles.contentArea}>
          <Stack gap={4}>
            {editing === 'conversation' ? (
              <ConversationEditor
                conversation={conversation}
                draft={drafts.edit}
                refused={refusedTo('edit')}
                submissionKey={submissionKey}
              />
            ) : (
              <Starter conversation={conversation} />
            )}
            <ReactionList
              reactions={shown.reactions}
              total={conversation.reactionCount}
              visitor={!mayReact}
              named={named}
              editing={
                typeof editing === 'number'
                  ? { id: editing, draft: drafts.edit, refused: refusedTo('edit-reaction'), submissionKey }
                  : null
              }
            />
            <Pager page={page} pages={pages} href={(number) => conversationPath(conversation, number)} />
            {editing === null && (
              <Stack gap={3}>
                {mayReact ? (
                  <ReactionForm
                    conversation={conversation}
                    draft={drafts.reaction}
                    refused={refusedTo('react')}
                    submissionKey={submissionKey}
                  />
                ) : (
                  <LoginToReact path={paths.path} refused={refused} />
                )}
                {mayModerate && (
                  <ModeratorForm
                    conversationId={conversation.id}
                    draft={drafts.moderator}
                    refused={refusedTo('write-as-moderator')}
                    submissionKey={submissionKey}
                  />
                )}
              </Stack>
            )}
          </Stack>
        </div>
        {editing === null && <ConversationJumps conversation={conversation} pages={pages} />}
      </div>
    </ConversationPathsContext>
  );
}
