import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import type { Reaction } from '../../screens/reactions.ts';
import styles from '../conversation/conversation.module.css';
import { reactionCountLabel } from '../lists/reaction-labels.ts';
import type { ReactionEdit } from './reaction-editor.tsx';
import { ReactionItem } from './reaction-item.tsx';

interface Props {
  reactions: Reaction[];
  total: number;
  visitor: boolean;
  /** The id in the fragment of the URL. */
  targetId: string | null;
  /** The reaction that a moderator is editing. */
  editing: ({ id: number } & ReactionEdit) | null;
}

/**
 * The reactions of one page, the oldest first. Each has an anchor; the first and the last also have one of their own.
 */
export function ReactionList({ reactions, total, visitor, targetId, editing }: Props) {
  const hydrated = useHydrated();
  const last = reactions.length - 1;
  return (
    <section aria-labelledby="reacties">
      <h2 id="reacties">{reactionCountLabel(total)}</h2>
      {reactions.length === 0 ? (
        <div className={styles.noReactions}>
          <EmptyState title="Nog geen reacties">
            Herken je dit, of weet je iets dat kan helpen? Schrijf gerust de eerste reactie.
          </EmptyState>
        </div>
      ) : (
        <ol className={styles.reactions} data-live={hydrated || undefined}>
          {reactions.map((reaction, index) => (
            <li key={reaction.id} id={`reactie-${reaction.id}`} tabIndex={-1} className={styles.reaction}>
              {index === 0 && <span id="eerste-reactie" className={styles.anchor} />}
              {index === last && <span id="laatste-reactie" className={styles.anchor} />}
              <ReactionItem
                reaction={reaction}
                visitor={visitor}
                highlighted={isTarget(targetId, { id: reaction.id, first: index === 0, last: index === last })}
                editing={editing?.id === reaction.id ? editing : undefined}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const isTarget = (
  targetId: string | null,
  { id, first, last }: { id: number; first: boolean; last: boolean },
): boolean =>
  targetId === `reactie-${id}` || (first && targetId === 'eerste-reactie') || (last && targetId === 'laatste-reactie');
