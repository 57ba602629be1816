import { Lock, MessageCircle } from 'lucide-react';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import type { ListedConversation } from '../lists/listed.ts';
import styles from './conversation-teaser.module.css';

/** A conversation in a list: a link to it, or, where it is closed to the reader, its title behind a lock. */
export function ConversationTeaser({
  conversation,
  showGroup,
}: {
  conversation: ListedConversation;
  showGroup?: boolean;
}) {
  const href = `/groepen/${conversation.group.slug}/${conversation.slug}`;
  const when = <RelativeTime at={conversation.lastActivityAt.toISOString()} />;
  if (conversation.locked) {
    return (
      <LockedTeaser
        title={conversation.title}
        path={href}
        {...(showGroup && { kicker: conversation.group.title })}
        meta={<>Laatste bijdrage: {when}</>}
      />
    );
  }
  return (
    <Teaser href={href} title={conversation.title} {...(showGroup && { kicker: conversation.group.title })} tint="rose">
      <p className={styles.facts}>
        <span className={styles.fact}>
          <MessageCircle aria-hidden="true" className={styles.icon} />{' '}
          {reactionsInWords(conversation.reactionCount ?? 0)}
        </span>
        {!conversation.public && (
          <span className={styles.fact}>
            <Lock aria-hidden="true" className={styles.icon} /> besloten
          </span>
        )}
      </p>
      <p className={styles.by}>
        Gestart door {conversation.author?.name}. Laatste bijdrage
        {conversation.lastReactionAuthor && <> van {conversation.lastReactionAuthor.name}</>}: {when}
      </p>
    </Teaser>
  );
}

/** '1 reactie', '2 reacties' (spec §2). */
export const reactionsInWords = (count: number): string => `${count} ${count === 1 ? 'reactie' : 'reacties'}`;
