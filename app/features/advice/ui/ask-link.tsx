import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { newQuestionPath } from '../paths.ts';

/** The link to ask the dietitian a question; for visitors, with an invitation to log in. */
export function AskLink({ topicPath, member }: { topicPath: string; member: boolean }) {
  const path = newQuestionPath(topicPath);
  if (!member) {
    return (
      <MembersOnlyLink path={path} variant="primary" icon={PenLine}>
        Stel een vraag
      </MembersOnlyLink>
    );
  }
  return (
    <ButtonLink to={path} variant="primary" icon={PenLine}>
      Stel een vraag
    </ButtonLink>
  );
}
