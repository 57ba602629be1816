import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PenLine } from '#app/ui/icon/icons.ts';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { newQuestionPath } from '../paths.ts';

interface Props {
  topicPath: string;
  member: boolean;
  /** What the link says where the page is not about the dietitian alone. */
  children?: string;
}

/** The link to ask the dietitian a question; for visitors, with an invitation to log in. */
export function AskLink({ topicPath, member, children = 'Stel een vraag' }: Props) {
  const path = newQuestionPath(topicPath);
  if (!member) {
    return (
      <MembersOnlyLink purpose="een vraag te stellen" path={path} variant="primary" icon={PenLine}>
        {children}
      </MembersOnlyLink>
    );
  }
  return (
    <ButtonLink to={path} variant="primary" icon={PenLine}>
      {children}
    </ButtonLink>
  );
}
