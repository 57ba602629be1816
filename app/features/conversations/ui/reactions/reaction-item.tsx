import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Flag, PenLine } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import type { Reaction } from '../../screens.ts';
import { AuthorLine } from '../conversation/author-line.tsx';
import styles from '../conversation/conversation.module.css';
import { EditedNote } from '../conversation/edited-note.tsx';
import { Likes } from '../conversation/likes.tsx';
import { editingAt, useWays } from '../conversation/ways.ts';
import { FlagReaction } from './flag-reaction.tsx';
import { type BeingEdited, ReactionEditor } from './reaction-editor.tsx';

interface Props {
  reaction: Reaction;
  /** The one that the address names. */
  marked: boolean;
  visitor: boolean;
  /** Being changed by a moderator. */
  editing?: BeingEdited | undefined;
}

/** What somebody answered. */
export function ReactionItem({ reaction, marked, visitor, editing }: Props) {
  const ways = useWays();
  const kinds = classNames(styles.said, marked && styles.marked, reaction.moderatorMessage && styles.byModerator);
  return (
    <article className={kinds}>
      <AuthorLine author={reaction.author} at={reaction.createdAt} size={50} href={ways.reaction(reaction.id)} />
      {editing ? (
        <ReactionEditor reaction={reaction} {...editing} />
      ) : (
        <>
          <div className={styles.body}>
            <LinkedText text={reaction.body} />
          </div>
          <EditedNote at={reaction.editedAt} by="een moderator" />
          <Actions reaction={reaction} visitor={visitor} />
        </>
      )}
    </article>
  );
}

function Actions({ reaction, visitor }: Pick<Props, 'reaction' | 'visitor'>) {
  const { path, here } = useWays();
  const at = visitor ? `${path}?reactie=${reaction.id}` : `${here}#reactie-${reaction.id}`;
  return (
    <div className={styles.actions}>
      <Likes
        liked={reaction}
        label="Waardeer"
        intentOn="like-reaction"
        intentOff="unlike-reaction"
        at={at}
        visitor={visitor}
      />
      {reaction.may.edit && (
        <ButtonLink to={editingAt(here, reaction.id)} variant="quiet" icon={PenLine}>
          Bewerk<span className="visually-hidden"> de reactie van {reaction.author.name}</span>
        </ButtonLink>
      )}
      {reaction.may.flag && <FlagReaction reaction={reaction} />}
      {visitor && (
        <MembersOnlyLink path={at} icon={Flag}>
          Meld
        </MembersOnlyLink>
      )}
    </div>
  );
}
