import { Notice } from '#app/ui/feedback/notice.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { newConversationPath } from '../../paths.ts';

interface Props {
  /** The group in which a member goes on in a new conversation (choices.md 54); absent for visitors. */
  groupId: number | undefined;
}

/** What stands where the form to react would be. */
export const ClosedNotice = ({ groupId }: Props) => (
  <Notice kind="info" title="Dit gesprek is gesloten">
    <p>De moderatie heeft dit gesprek gesloten. Je kunt het lezen, en er niet meer op reageren.</p>
    {groupId && (
      <p>
        <Link to={newConversationPath(groupId)}>Start een nieuw gesprek</Link>
      </p>
    )}
  </Notice>
);
