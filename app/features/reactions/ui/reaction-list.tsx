import type { FormError } from '#app/platform/forms/form-error.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { SupportPanel } from '#app/ui/feedback/support-panel.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { EDIT_OWN, type ReactionEdit } from './reaction-edit.ts';
import { ReactionItem } from './reaction-item.tsx';
import { reactionCountLabel } from './reaction-labels.ts';
import { reactionHref, useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

interface Props {
  reactions: Reaction[];
  total: number;
  /** The last reaction that the viewer saw before; null where they were never before. */
  newAfter: number | null;
  visitor: boolean;
  /** The id in the fragment of the URL. */
  targetId: string | null;
  /** The reaction that the viewer is editing. */
  editing: ({ id: number } & ReactionEdit) | null;
  /** The error of the form that was submitted. */
  formError: FormError | undefined;
}

/**
 * The reactions of one page, the oldest first. Each has an anchor; the first and the last also have one of their own.
 */
export function ReactionList({ reactions, total, newAfter, visitor, targetId, editing, formError }: Props) {
  const hydrated = useHydrated();
  const last = reactions.length - 1;
  const hrefOf = reactionHref(useReactionPaths(), reactions);
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
              <SupportPanel kind="reaction" id={reaction.id} />
              <ReactionItem
                reaction={reaction}
                position={index + 1}
                visitor={visitor}
                isNew={newAfter !== null && reaction.id > newAfter && canBeNew(reaction)}
                quoteHref={reaction.quote ? hrefOf(reaction.quote.id) : undefined}
                highlighted={isTarget(targetId, { id: reaction.id, first: index === 0, last: index === last })}
                editing={editing?.id === reaction.id ? editing : undefined}
                refusedEdit={reaction.editableUntil ? undefined : errorOfEdit(formError, reaction.id)}
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What the viewer wrote themself is not new, nor is what has no text to read. */
const canBeNew = ({ withdrawn, hidden, folded, may }: Reaction): boolean =>
  !withdrawn && !hidden && !folded && !may.withdraw;

/** The error, if it is of an edit of this reaction by its author. */
const errorOfEdit = (formError: FormError | undefined, id: number): FormError | undefined =>
  formError?.values.intent === EDIT_OWN && formError.values.id === String(id) ? formError : undefined;

const isTarget = (
  targetId: string | null,
  { id, first, last }: { id: number; first: boolean; last: boolean },
): boolean =>
  targetId === `reactie-${id}` || (first && targetId === 'eerste-reactie') || (last && targetId === 'laatste-reactie');
