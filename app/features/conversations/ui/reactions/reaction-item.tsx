import { useFetcher } from 'react-router';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { reactionAnchor } from '../../paths.ts';
import type { Reaction } from '../../screens/reactions.ts';
import { AuthorLine } from '../conversation/author-line.tsx';
import styles from '../conversation/conversation.module.css';
import { useConversationPaths } from '../conversation/conversation-paths.ts';
import { EditedNote } from '../conversation/edited-note.tsx';
import { FoldedText } from '../conversation/folded-text.tsx';
import { Likes } from '../conversation/likes.tsx';
import { FlagConfirmation, type FlagResponse } from './flag-reaction.tsx';
import { type ReactionEdit, ReactionEditor } from './reaction-editor.tsx';
import { ReactionMenu } from './reaction-menu.tsx';

interface Props {
  reaction: Reaction;
  /** Whether the fragment of the URL names it. */
  highlighted: boolean;
  visitor: boolean;
  /** The form to edit it, while a moderator does. */
  editing?: ReactionEdit | undefined;
}

/** A reaction, with the buttons for what the viewer may do with it. */
export function ReactionItem({ reaction, highlighted, visitor, editing }: Props) {
  const paths = useConversationPaths();
  const className = classNames(
    styles.reactionContent,
    highlighted && styles.highlighted,
    reaction.moderatorMessage && styles.moderatorMessage,
  );
  if (reaction.folded && !editing) {
    return (
      <FoldedText>
        <ReactionItem reaction={{ ...reaction, folded: false }} highlighted={highlighted} visitor={visitor} />
      </FoldedText>
    );
  }
  return (
    <article className={className}>
      <AuthorLine author={reaction.author} at={reaction.createdAt} size={50} href={paths.reaction(reaction.id)} />
      {editing ? (
        <ReactionEditor reaction={reaction} {...editing} />
      ) : (
        <>
          <div className={styles.body}>
            <LinkedText text={reaction.body} />
          </div>
          <EditedNote at={reaction.editedAt} by="een moderator" />
          <Actions reaction={reaction} visitor={visitor} />
        </>
      )}
    </article>
  );
}

function Actions({ reaction, visitor }: Pick<Props, 'reaction' | 'visitor'>) {
  const { pagePath, reactionLookup } = useConversationPaths();
  const path = visitor ? reactionLookup(reaction.id) : `${pagePath}${reactionAnchor(reaction.id)}`;
  const flagging = useFetcher<FlagResponse>();
  return (
    <>
      <div className={styles.reactionActions}>
        <div className={styles.likes}>
          <Likes
            subject={reaction}
            label="Waardeer"
            intentOn="like-reaction"
            intentOff="unlike-reaction"
            action={path}
            visitor={visitor}
          />
        </div>
        <ReactionMenu reaction={reaction} visitor={visitor} path={path} flagging={flagging} />
      </div>
      {reaction.flagged && <FlagConfirmation justNow={flagging.data !== undefined} />}
    </>
  );
}
