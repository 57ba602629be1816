import { groupPath } from '#app/features/groups/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageSquarePlus } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { newConversationPath } from '../../paths.ts';

/** The link to start a conversation; for visitors, with an invitation to log in. */
export function StartConversationLink({ group, member }: { group: { id: number; slug: string }; member: boolean }) {
  if (!member) {
    return (
      <MembersOnlyLink path={groupPath(group)} variant="primary" icon={MessageSquarePlus}>
        Start een nieuw gesprek
      </MembersOnlyLink>
    );
  }
  return (
    <ButtonLink to={newConversationPath(group.id)} variant="primary" icon={MessageSquarePlus}>
      Start een nieuw gesprek
    </ButtonLink>
  );
}
