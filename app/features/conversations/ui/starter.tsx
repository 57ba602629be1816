import { Heart } from 'lucide-react';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { Conversation } from '../screens.ts';
import { AuthorLine } from './author-line.tsx';
import styles from './conversation.module.css';
import { likesInWords } from './likes.ts';

/** What the conversation began with. */
export function Starter({ conversation }: { conversation: Conversation }) {
  return (
    <article className={styles.starter} aria-label="Het begin van het gesprek">
      <AuthorLine author={conversation.author} at={conversation.createdAt} size={60} />
      <div className={styles.letter}>
        <LinkedText text={conversation.body} />
      </div>
      {conversation.may.like ? (
        <Toggle
          on={conversation.liked}
          offLabel="Waardeer dit gesprek"
          onLabel="Niet meer waarderen"
          icon={Heart}
          count={conversation.likeCount}
          fields={{ id: String(conversation.id) }}
          intentOn="like"
          intentOff="unlike"
        />
      ) : (
        <p className={styles.likes}>
          <Heart aria-hidden="true" className={styles.icon} /> {likesInWords(conversation.likeCount)}
        </p>
      )}
    </article>
  );
}
