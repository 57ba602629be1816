import { type ComponentProps, memo, Suspense } from 'react';
import { useFetcher } from 'react-router';
import { LazyReportConfirmation } from '#app/features/moderation/ui/on-demand.tsx';
import type { ReportResponse } from '#app/features/moderation/ui/report-form.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { lazyPart } from '#app/ui/hydration/lazy-part.ts';
import { Quote } from '#app/ui/icon/icons.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { timeOfDay } from '#app/ui/time/formats.ts';
import { quotePath, reactionAnchor, reactionLookupPath, reactionPath } from '../paths.ts';
import type { Reaction } from '../screens/list-reactions.ts';
import { AuthorLine } from './author-line.tsx';
import { EditedNote } from './edited-note.tsx';
import { Likes } from './likes.tsx';
import { FoldedText, HiddenText, QuotedReaction, WithdrawnText } from './quoted-reaction.tsx';
import { type ReactionEdit, ReactionEditor, RefusedEdit } from './reaction-editor.tsx';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

// Loaded after the page, as few readers open a menu. Until then the one that the server rendered works without JavaScript.
const LazyMenu = lazyPart(() => import('./reaction-menu.tsx').then((file) => file.ReactionMenu));

/**
 * Renders again only when its props change, which all are compared by their value: else React would remove the menu of the
 * server, which a reader may have opened, before its code is loaded.
 */
const ReactionMenu = memo((props: ComponentProps<typeof LazyMenu>) => (
  <Suspense>
    <LazyMenu {...props} />
  </Suspense>
));

interface Props {
  reaction: Reaction;
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
  isNew = false,
  quoteHref,
  highlighted,
  visitor,
  editing,
  refusedEdit,
}: Props) {
  const { path } = useReactionPaths();
  const className = classNames(
    styles.reactionContent,
    highlighted && styles.highlighted,
    reaction.moderatorMessage && styles.moderatorMessage,
  );
  if (reaction.hidden === 'from-viewer') return <HiddenText />;
  if (reaction.folded && !editing) {
    return (
      <FoldedText>
        <ReactionItem
          reaction={{ ...reaction, folded: false }}
          quoteHref={quoteHref}
          highlighted={highlighted}
          visitor={visitor}
        />
      </FoldedText>
    );
  }
  return (
    <article className={className}>
      <AuthorLine
        author={reaction.author}
        at={reaction.createdAt}
        size={50}
        href={reactionPath(path, reaction.id)}
        isNew={isNew}
      />
      {reaction.withdrawn && <WithdrawnText />}
      {reaction.hidden && <HiddenText />}
      {refusedEdit && <RefusedEdit formError={refusedEdit} />}
      {editing && <ReactionEditor reaction={reaction} {...editing} />}
      {!reaction.withdrawn && !editing && (
        <>
          {reaction.quote && <QuotedReaction quote={reaction.quote} href={quoteHref} />}
          <div className={styles.body}>
            <LinkedText text={reaction.body} />
          </div>
          <EditedNote
            at={reaction.edited?.at ?? null}
            by={reaction.edited?.byModerator ? 'een moderator' : undefined}
          />
          <Actions reaction={reaction} visitor={visitor} />
        </>
      )}
    </article>
  );
}

function Actions({ reaction, visitor }: Pick<Props, 'reaction' | 'visitor'>) {
  const paths = useReactionPaths();
  const path = visitor
    ? reactionLookupPath(paths.path, reaction.id)
    : `${paths.pagePath}${reactionAnchor(reaction.id)}`;
  const reporting = useFetcher<ReportResponse>();
  return (
    <>
      <div className={styles.reactionActions} data-print="hide">
        <div className={styles.likes}>
          <Likes
            subject={reaction}
            label="Waardeer"
            intentOn="like-reaction"
            intentOff="unlike-reaction"
            action={path}
            visitor={visitor}
          />
          {reaction.may.quote && (
            <ButtonLink to={quotePath(paths.pagePath, reaction.id)} variant="quiet" icon={Quote}>
              Citeer<span className="visually-hidden"> de reactie van {reaction.author.name}</span>
            </ButtonLink>
          )}
        </div>
        <ReactionMenu
          id={reaction.id}
          authorName={reaction.author.name}
          visitor={visitor}
          mayReport={reaction.may.report && !reaction.reported}
          mayEdit={reaction.may.edit !== null}
          mayWithdraw={reaction.may.withdraw}
          editableUntil={reaction.editableUntil && timeOfDay(reaction.editableUntil.toISOString())}
          path={path}
          reporting={reporting}
        />
      </div>
      {reaction.reported && (
        <div className={styles.reported}>
          <LazyReportConfirmation justNow={reporting.data !== undefined} />
        </div>
      )}
    </>
  );
}
