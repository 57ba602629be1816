import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { editPath } from '../../paths.ts';
import type { Conversation } from '../../screens/conversation.ts';
import { AuthorLine } from './author-line.tsx';
import styles from './conversation.module.css';
import { useConversationPaths } from './conversation-paths.ts';
import { EditedNote } from './edited-note.tsx';
import { FoldedText } from './folded-text.tsx';
import { Likes } from './likes.tsx';

/** The text with which the author started the conversation, folded for who blocks the author. */
export function OpeningPost({ conversation }: { conversation: Conversation }) {
  const post = <UnfoldedPost conversation={conversation} />;
  return conversation.folded ? <FoldedText>{post}</FoldedText> : post;
}

function UnfoldedPost({ conversation }: { conversation: Conversation }) {
  const { path, pagePath } = useConversationPaths();
  return (
    <article className={styles.openingPost} aria-label="Het begin van het gesprek">
      <AuthorLine author={conversation.author} at={conversation.createdAt} size={60} />
      <div className={styles.openingText}>
        <LinkedText text={conversation.body} />
      </div>
      <EditedNote at={conversation.editedAt} />
      <div className={classNames(styles.actions, styles.openingActions)}>
        <Likes
          subject={conversation}
          label="Waardeer dit gesprek"
          intentOn="like"
          intentOff="unlike"
          action={path}
          visitor={!conversation.may.react}
        />
        {conversation.may.edit && (
          <ButtonLink to={editPath(pagePath, '')} variant="quiet" icon={PenLine}>
            Bewerk je gesprek
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
