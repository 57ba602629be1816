import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageSquarePlus } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';

/** The way to a new conversation; who is not logged in is invited first. */
export function StartConversation({ groupId, path, member }: { groupId: number; path: string; member: boolean }) {
  if (!member) {
    return (
      <MembersOnlyLink path={path} variant="primary" icon={MessageSquarePlus}>
        Start een nieuw gesprek
      </MembersOnlyLink>
    );
  }
  return (
    <ButtonLink to={`/groepen/${groupId}/nieuw`} variant="primary" icon={MessageSquarePlus}>
      Start een nieuw gesprek
    </ButtonLink>
  );
}
