import { Heart } from 'lucide-react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { Toggle } from '#app/ui/toggle/toggle.tsx';
import type { Reaction } from '../screens.ts';
import { AuthorLine } from './author-line.tsx';
import styles from './conversation.module.css';
import { reactionsInWords } from './conversation-teaser.tsx';
import { likesInWords } from './likes.ts';

interface Props {
  reactions: Reaction[];
  total: number;
}

/** The reactions of one page, the oldest first. */
export function ReactionList({ reactions, total }: Props) {
  return (
    <section aria-labelledby="reacties">
      <h2 id="reacties">{reactionsInWords(total)}</h2>
      {reactions.length === 0 ? (
        <EmptyState title="Nog geen reacties">
          Herken je dit, of weet je iets dat kan helpen? Schrijf gerust de eerste reactie.
        </EmptyState>
      ) : (
        <ol className={styles.reactions}>
          {reactions.map((reaction, index) => (
            <ReactionItem key={reaction.id} reaction={reaction} last={index === reactions.length - 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function ReactionItem({ reaction, last }: { reaction: Reaction; last: boolean }) {
  return (
    <li id={`reactie-${reaction.id}`} className={styles.reaction}>
      {last && <span id="laatste-reactie" className={styles.anchor} />}
      <article>
        <AuthorLine author={reaction.author} at={reaction.createdAt} size={50} />
        <div className={styles.body}>
          <LinkedText text={reaction.body} />
        </div>
        {reaction.may.like ? (
          <Toggle
            on={reaction.liked}
            offLabel="Waardeer"
            onLabel="Niet meer waarderen"
            icon={Heart}
            count={reaction.likeCount}
            fields={{ id: String(reaction.id) }}
            intentOn="like-reaction"
            intentOff="unlike-reaction"
          />
        ) : (
          reaction.likeCount > 0 && (
            <p className={styles.likes}>
              <Heart aria-hidden="true" className={styles.icon} /> {likesInWords(reaction.likeCount)}
            </p>
          )
        )}
      </article>
    </li>
  );
}
