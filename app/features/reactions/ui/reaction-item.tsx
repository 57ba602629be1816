import { LazyHiddenNotice } from '#app/features/moderation/ui/on-demand.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { UnsentText } from '#app/ui/form/unsent-text.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Quote } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { timeOfDay } from '#app/ui/time/formats.ts';
import { editPath, quotePath, reactionAnchor, reactionLookupPath, reactionPath } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { AuthorLine, type TextPlace } from './author-line.tsx';
import { EditedNote } from './edited-note.tsx';
import { Likes } from './likes.tsx';
import { FoldedText, HiddenText, QuotedReaction, WarnedText, WithdrawnText } from './quoted-reaction.tsx';
import type { ReactionEdit } from './reaction-edit.ts';
import type { EditProps } from './reaction-editor.tsx';
import { ReactionMenu } from './reaction-menu.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

/** The text of an edit whose form could not be loaded. */
const EditWithoutScript = ({ reaction, editing, refusedEdit }: EditProps) => (
  <UnsentText
    values={(refusedEdit ?? editing?.formError)?.values ?? { Body: reaction.body }}
    help="Het formulier kon niet laden. Laad de pagina opnieuw."
  />
);

// For who edits one. Without `Suspense` the page hydrates when it has come: what was typed before is still there.
const LazyEdit = lazyPart(() => import('./reaction-editor.tsx').then((file) => file.EditOfReaction), EditWithoutScript);

interface Props {
  reaction: Reaction;
  /** Its position on the page, from 1. */
  position: number;
  /** Whether the fragment of the URL names it. */
  highlighted: boolean;
  visitor: boolean;
  /** Whether it was written since the viewer's last visit. */
  isNew?: boolean;
  /** The path of the reaction that it quotes. */
  quoteHref?: string | undefined;
  /** The form to edit it, while the viewer does. */
  editing?: ReactionEdit | undefined;
  /** The error of an edit that came too late. */
  refusedEdit?: FormError | undefined;
}

/** A reaction, with the buttons for what the viewer may do with it. */
export function ReactionItem({
  reaction,
  position,
  isNew = false,
  quoteHref,
  highlighted,
  visitor,
  editing,
  refusedEdit,
}: Props) {
  const { path, pagePath } = useReactionPaths();
  const className = classNames(
    styles.reactionContent,
    highlighted && styles.highlighted,
    reaction.moderatorMessage && styles.moderatorMessage,
  );
  if (reaction.hidden === 'from-viewer') return <HiddenText held={reaction.heldFor !== undefined} />;
  if (reaction.folded && !editing) {
    const { folded, ...unfolded } = reaction;
    return (
      <FoldedText>
        <ReactionItem
          reaction={unfolded}
          position={position}
          quoteHref={quoteHref}
          highlighted={highlighted}
          visitor={visitor}
        />
      </FoldedText>
    );
  }
  const place = { position, authorId: `reactie-${reaction.id}-van`, timeId: `reactie-${reaction.id}-om` };
  return (
    <article className={className}>
      <AuthorLine
        author={reaction.author}
        at={reaction.createdAt}
        size={50}
        href={reactionPath(path, reaction.id)}
        isNew={isNew}
        place={place}
      />
      {reaction.withdrawn && <WithdrawnText />}
      {reaction.hidden && !reaction.heldFor && <HiddenText />}
      {reaction.heldFor && (
        <div className={styles.body}>
          <LazyHiddenNotice
            heldFor={reaction.heldFor}
            editHref={reaction.may.edit === 'author' && !editing ? editPath(pagePath, reaction.id) : null}
          />
        </div>
      )}
      {(refusedEdit || editing) && <LazyEdit {...{ reaction, editing, refusedEdit }} />}
      {!reaction.withdrawn && !editing && (
        <>
          {reaction.quote && <QuotedReaction quote={reaction.quote} href={quoteHref} describedBy={place.timeId} />}
          <div className={styles.body}>
            <WarnedText warnings={reaction.warnings ?? null} describedBy={place.timeId}>
              <LinkedText text={reaction.body} />
            </WarnedText>
          </div>
          <EditedNote
            at={reaction.edited?.at ?? null}
            by={reaction.edited?.byModerator ? 'een moderator' : undefined}
          />
          <Actions reaction={reaction} visitor={visitor} place={place} />
        </>
      )}
    </article>
  );
}

function Actions({ reaction, visitor, place }: Pick<Props, 'reaction' | 'visitor'> & { place: TextPlace }) {
  const paths = useReactionPaths();
  const path = visitor
    ? reactionLookupPath(paths.path, reaction.id)
    : `${paths.pagePath}${reactionAnchor(reaction.id)}`;
  return (
    <div className={styles.reactionActions} data-print="hide">
      <div className={styles.likes}>
        <Likes
          subject={reaction}
          label="Waardeer"
          what="deze reactie"
          intentOn="like-reaction"
          intentOff="unlike-reaction"
          action={path}
          visitor={visitor}
          describedBy={`${place.authorId} ${place.timeId}`}
        />
        {reaction.may.quote && (
          <ButtonLink
            to={quotePath(paths.pagePath, reaction.id)}
            variant="quiet"
            icon={Quote}
            aria-describedby={place.timeId}
          >
            Citeer<span className="visually-hidden"> de reactie van {reaction.author.name}</span>
          </ButtonLink>
        )}
      </div>
      <ReactionMenu
        id={reaction.id}
        authorName={reaction.author.name}
        describedBy={place.timeId}
        mayReport={reaction.may.report ?? false}
        mayEdit={reaction.may.edit !== undefined}
        mayWithdraw={reaction.may.withdraw ?? false}
        hidePath={reaction.hidePath ?? null}
        hidden={reaction.hidden !== undefined && !reaction.heldFor}
        editableUntil={reaction.editableUntil ? timeOfDay(reaction.editableUntil.toISOString()) : null}
      />
    </div>
  );
}
