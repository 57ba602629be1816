import { ArrowDown, ArrowUp, Heart } from 'lucide-react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
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
  /** The pages with the first and the last reaction. */
  first: string;
  last: string;
}

/** The reactions of one page, the oldest first, with ways to the first and the last of all. */
export function ReactionList({ reactions, total, first, last }: Props) {
  return (
    <section aria-labelledby="reacties">
      <div className={styles.reactionsHead}>
        <h2 id="reacties" className={styles.reactionsTitle}>
          {reactionsInWords(total)}
        </h2>
        {total > 1 && (
          <p className={styles.jumps}>
            <ButtonLink to={`${first}#reacties`} variant="quiet" icon={ArrowUp}>
              Naar eerste reactie
            </ButtonLink>
            <ButtonLink to={`${last}#laatste-reactie`} variant="quiet" icon={ArrowDown}>
              Naar laatste reactie
            </ButtonLink>
          </p>
        )}
      </div>
      {reactions.length === 0 ? (
        <EmptyState title="Nog geen reacties">Herken je dit, of weet je iets dat kan helpen? Schrijf gerust de eerste reactie.</EmptyState>
      ) : (
        <ol className={styles.reactions}>
          {reactions.map((reaction) => (
            <ReactionItem key={reaction.id} reaction={reaction} />
          ))}
        </ol>
      )}
      <span id="laatste-reactie" />
    </section>
  );
}

function ReactionItem({ reaction }: { reaction: Reaction }) {
  return (
    <li id={`reactie-${reaction.id}`} className={styles.reaction}>
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
