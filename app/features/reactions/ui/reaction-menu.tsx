import { type FlagFetcher, FlagForm } from '#app/features/moderation/ui/flag-form.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Ellipsis, Flag, PenLine } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { timeOfDay } from '#app/ui/time/formats.ts';
import { editPath, reactionAnchor } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';
import { WithdrawReaction } from './withdraw-reaction.tsx';

interface Props {
  reaction: Reaction;
  visitor: boolean;
  /** The path of the reaction, to which a visitor returns after logging in. */
  path: string;
  flagging: FlagFetcher;
}

/**
 * The menu of a reaction: to flag it, for its author to edit and withdraw it, for moderators to edit it. Nothing if the
 * viewer can do none of these.
 */
export function ReactionMenu({ reaction, visitor, path, flagging }: Props) {
  const { pagePath } = useReactionPaths();
  const { may, flagged, author, editableUntil } = reaction;
  const mayFlag = may.flag && !flagged;
  if (!visitor && !may.edit && !may.withdraw && !mayFlag) return null;
  return (
    <details className={styles.menu}>
      <summary className={styles.menuButton}>
        <Ellipsis aria-hidden="true" />
        <span className="visually-hidden">Meer over de reactie van {author.name}</span>
      </summary>
      <div className={styles.menuPanel}>
        {may.edit && (
          <ButtonLink to={editPath(pagePath, reaction.id)} variant="quiet" icon={PenLine}>
            Bewerk<span className="visually-hidden"> de reactie van {author.name}</span>
            {editableUntil && <> (tot {timeOfDay(editableUntil.toISOString())})</>}
          </ButtonLink>
        )}
        {may.withdraw && <WithdrawReaction id={reaction.id} />}
        {mayFlag && (
          <FlagForm
            id={reaction.id}
            what="deze reactie"
            label="Meld"
            intent="flag-reaction"
            action={`${pagePath}${reactionAnchor(reaction.id)}`}
            fetcher={flagging}
          />
        )}
        {visitor && (
          <MembersOnlyLink path={path} icon={Flag}>
            Meld
          </MembersOnlyLink>
        )}
      </div>
    </details>
  );
}
