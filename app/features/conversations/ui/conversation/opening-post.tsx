import { LazyReport } from '#app/features/moderation/ui/on-demand.tsx';
import { editPath } from '#app/features/reactions/paths.ts';
import { AuthorLine } from '#app/features/reactions/ui/author-line.tsx';
import { EditedNote } from '#app/features/reactions/ui/edited-note.tsx';
import { Likes } from '#app/features/reactions/ui/likes.tsx';
import { FoldedText } from '#app/features/reactions/ui/quoted-reaction.tsx';
import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import type { Conversation } from '../../screens/read-conversation.ts';
import styles from './conversation.module.css';

/** The text with which the author started the conversation, folded for who blocks the author. */
export function OpeningPost({ conversation }: { conversation: Conversation }) {
  const post = <UnfoldedPost conversation={conversation} />;
  return conversation.folded ? <FoldedText>{post}</FoldedText> : post;
}

function UnfoldedPost({ conversation }: { conversation: Conversation }) {
  const { path, pagePath } = useReactionPaths();
  return (
    <article className={styles.openingPost} aria-label="Het begin van het gesprek">
      <AuthorLine author={conversation.author} at={conversation.createdAt} size={60} />
      <div className={styles.openingText}>
        <LinkedText text={conversation.body} />
      </div>
      <EditedNote at={conversation.editedAt} />
      <div className={classNames(styles.actions, styles.openingActions)} data-print="hide">
        <Likes
          subject={conversation}
          label="Waardeer dit gesprek"
          intentOn="like"
          intentOff="unlike"
          action={path}
          visitor={!conversation.may.react}
        />
        <LazyReport
          subject={conversation}
          what="dit gesprek"
          intent="report"
          path={path}
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
