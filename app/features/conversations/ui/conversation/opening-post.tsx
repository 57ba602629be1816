import { LazyHideHere } from '#app/features/moderation/ui/on-demand.tsx';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { editPath } from '#app/features/reactions/paths.ts';
import { AuthorLine } from '#app/features/reactions/ui/author-line.tsx';
import { EditedNote } from '#app/features/reactions/ui/edited-note.tsx';
import { Likes } from '#app/features/reactions/ui/likes.tsx';
import { FoldedText, WarnedText, WithdrawnText } from '#app/features/reactions/ui/quoted-reaction.tsx';
import { useReactionPaths } from '#app/features/reactions/ui/reaction-paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { CONVERSATION_KIND } from '../../rules.ts';
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
    <>
      <SupportPanel kind="conversation" id={conversation.id} />
      <article className={styles.openingPost} aria-label="Het begin van het gesprek">
        <AuthorLine author={conversation.author} at={conversation.createdAt} size={60} />
        <div className={styles.openingText}>
          {conversation.withdrawn ? (
            <WithdrawnText />
          ) : (
            <WarnedText {...conversation}>
              <LinkedText text={conversation.body} />
            </WarnedText>
          )}
        </div>
        <EditedNote at={conversation.editedAt} />
        <EditedNote at={conversation.moderatedAt} by="een moderator" />
        <div className={classNames(styles.actions, styles.openingActions)} data-print="hide">
          {!conversation.withdrawn && (
            <Likes
              subject={conversation}
              what="dit gesprek"
              intentOn="like"
              intentOff="unlike"
              action={path}
              visitor={!conversation.member}
            />
          )}
          {conversation.may.report && <ReportLink kind={CONVERSATION_KIND} id={conversation.id} what="dit gesprek" />}
          <LazyHideHere
            {...conversation}
            kind={CONVERSATION_KIND}
            hidden={conversation.hidden && !conversation.heldFor}
            what="dit gesprek"
          />
          {conversation.may.edit && (
            <ButtonLink to={editPath(pagePath, '')} variant="quiet" icon={PenLine}>
              Wijzig je gesprek
            </ButtonLink>
          )}
        </div>
      </article>
    </>
  );
}
