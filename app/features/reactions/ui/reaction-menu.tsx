import { LazyHideHere } from '#app/features/moderation/ui/on-demand.tsx';
import { ReportLink } from '#app/features/moderation/ui/report-link.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx';
import { Ellipsis, PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { editPath, reactionAnchor } from '../paths.ts';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

interface Props {
  id: number;
  authorName: string;
  /** The id of when it was written. */
  describedBy: string;
  mayReport: boolean;
  mayEdit: boolean;
  mayWithdraw: boolean;
  /** Where a moderator hides it or shows it again; null for others. */
  hidePath: string | null;
  hidden: boolean;
  /** Until what time of the day the viewer may edit it as its author. */
  editableUntil: string | null;
}

/**
 * The menu of a reaction: to report it, for its author to edit and withdraw it, for moderators to edit it. Nothing if the
 * viewer can do none of these.
 */
export function ReactionMenu({
  id,
  authorName,
  describedBy,
  mayReport,
  mayEdit,
  mayWithdraw,
  hidePath,
  hidden,
  editableUntil,
}: Props) {
  const { pagePath, caseName } = useReactionPaths();
  if (!mayEdit && !mayWithdraw && !mayReport && !hidePath) return null;
  return (
    <details className={styles.menu}>
      <summary className={styles.menuButton} aria-describedby={describedBy}>
        <Ellipsis aria-hidden="true" />
        <span className="visually-hidden">{`Meer over de reactie van ${authorName}`}</span>
      </summary>
      <div className={styles.menuPanel}>
        {mayEdit && (
          <ButtonLink to={editPath(pagePath, id)} variant="quiet" icon={PenLine}>
            Wijzig<span className="visually-hidden"> de reactie van {authorName}</span>
            {editableUntil && <> (tot {editableUntil})</>}
          </ButtonLink>
        )}
        {mayWithdraw && <WithdrawReaction id={id} />}
        {mayReport && <ReportLink kind={caseName} id={id} what="deze reactie" />}
        <LazyHideHere hidePath={hidePath} kind={caseName} id={id} hidden={hidden} what="deze reactie" />
      </div>
    </details>
  );
}

/** The form to withdraw one's own reaction. */
function WithdrawReaction({ id }: { id: number }) {
  const { pagePath } = useReactionPaths();
  return (
    <ConfirmForm
      summary="Trek in"
      icon={Trash2}
      action={`${pagePath}${reactionAnchor(id)}`}
      fields={{ intent: 'withdraw-reaction', id: String(id) }}
      confirm="Ja, trek mijn reactie in"
    >
      <p>
        Je tekst verdwijnt dan voor iedereen. Dat kun je niet terugdraaien. Er blijft staan dat je iets hebt
        ingetrokken, en wat anderen schreven.
      </p>
    </ConfirmForm>
  );
}
