import { useNavigation } from 'react-router';
import { type ReportFetcher, ReportForm } from '#app/features/moderation/ui/report-form.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Ellipsis, Flag, PenLine, Trash2 } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { editPath, reactionAnchor } from '../paths.ts';
import { useReactionPaths } from './reaction-paths.ts';
import styles from './reactions.module.css';

interface Props {
  id: number;
  authorName: string;
  visitor: boolean;
  mayReport: boolean;
  mayEdit: boolean;
  mayWithdraw: boolean;
  /** Until what time of the day the viewer may edit it as its author. */
  editableUntil: string | null;
  /** The path of the reaction, to which a visitor returns after logging in. */
  path: string;
  reporting: ReportFetcher;
}

/**
 * The menu of a reaction: to report it, for its author to edit and withdraw it, for moderators to edit it. Nothing if the
 * viewer can do none of these.
 */
export function ReactionMenu({
  id,
  authorName,
  visitor,
  mayReport,
  mayEdit,
  mayWithdraw,
  editableUntil,
  path,
  reporting,
}: Props) {
  const { pagePath } = useReactionPaths();
  if (!visitor && !mayEdit && !mayWithdraw && !mayReport) return null;
  return (
    <details className={styles.menu}>
      <summary className={styles.menuButton}>
        <Ellipsis aria-hidden="true" />
        <span className="visually-hidden">Meer over de reactie van {authorName}</span>
      </summary>
      <div className={styles.menuPanel}>
        {mayEdit && (
          <ButtonLink to={editPath(pagePath, id)} variant="quiet" icon={PenLine}>
            Bewerk<span className="visually-hidden"> de reactie van {authorName}</span>
            {editableUntil && <> (tot {editableUntil})</>}
          </ButtonLink>
        )}
        {mayWithdraw && <WithdrawReaction id={id} />}
        {mayReport && (
          <ReportForm
            id={id}
            what="deze reactie"
            label="Meld"
            intent="report-reaction"
            action={`${pagePath}${reactionAnchor(id)}`}
            fetcher={reporting}
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

const INTENT = 'withdraw-reaction';

/** The form to withdraw one's own reaction, after a confirmation. */
function WithdrawReaction({ id }: { id: number }) {
  const { pagePath } = useReactionPaths();
  const { formData } = useNavigation();
  const sending = formData?.get('intent') === INTENT && formData.get('id') === String(id);
  return (
    <Disclosure summary="Trek in" quietIcon={Trash2}>
      <PostForm action={`${pagePath}${reactionAnchor(id)}`}>
        <Stack gap={2}>
          <p>
            Je tekst verdwijnt dan voor iedereen. Dat kun je niet terugdraaien. Er blijft staan dat je iets hebt
            ingetrokken, en wat anderen schreven.
          </p>
          <input type="hidden" name="intent" value={INTENT} />
          <input type="hidden" name="id" value={id} />
          <div className={styles.actions}>
            <Button type="submit" variant="danger" busy={sending}>
              Ja, trek mijn reactie in
            </Button>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
