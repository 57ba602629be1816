import { reactionLabel } from '#app/features/reactions/ui/reaction-labels.ts';
import { newLabel } from '#app/features/reactions/ui/visits/new-label.ts';
import { Lock, MessagesSquare } from '#app/ui/icon/icons.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import type { ConversationSummary } from '../../lists/summaries.ts';
import { conversationPath } from '../../paths.ts';
import styles from './conversation-teaser.module.css';

interface Props {
  conversation: ConversationSummary;
  /** How many reactions are new to the viewer. */
  newCount?: number | undefined;
  showGroup?: boolean;
  titleAs?: TitleElement;
}

/** A conversation in a list, with a link to it; if it is closed to the viewer, only its title with a lock. */
export function ConversationTeaser({ conversation, newCount, showGroup, titleAs }: Props) {
  const { title, group, author, lastReactionAuthor, reactionCount, warnings } = conversation;
  const href = conversationPath(conversation);
  const kicker = showGroup ? group.title : undefined;
  const when = <RelativeTime at={conversation.lastActivityAt.toISOString()} />;
  if (conversation.locked) {
    return (
      <LockedTeaser title={title} path={href} kicker={kicker} meta={<>Laatste bijdrage: {when}</>} titleAs={titleAs} />
    );
  }
  return (
    <Teaser
      href={href}
      title={title}
      titleAs={titleAs}
      kicker={kicker}
      tint="rose"
      icon={MessagesSquare}
      leading={isIdentified(author) && <Avatar user={author} size={50} />}
      count={{ value: reactionCount ?? 0, label: reactionLabel(reactionCount ?? 0) }}
      meta={
        <>
          {warnings?.folded} {isIdentified(author) && `Gestart door ${author.name}. `}
          Laatste bijdrage{isIdentified(lastReactionAuthor) && ` van ${lastReactionAuthor.name}`}: {when}
        </>
      }
    >
      {newCount !== undefined && (
        <div>
          <Tag tint="mint">{newLabel(newCount)}</Tag>
        </div>
      )}
      {!conversation.public && (
        <p className={styles.closed}>
          <Lock aria-hidden="true" /> besloten
        </p>
      )}
    </Teaser>
  );
}
