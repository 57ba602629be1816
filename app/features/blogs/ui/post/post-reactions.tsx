import { ReactionSection } from '#app/features/reactions/ui/reaction-section.tsx';
import type { Visit } from '#app/features/reactions/ui/visits/use-visit.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { postPath } from '../../paths.ts';
import type { Post } from '../../screens/read-post.ts';
import type { PostScreen } from '../../screens/read-post-page.ts';

interface Props {
  screen: PostScreen;
  visit: Visit;
  page: number;
  submissionKey: string;
  formError: FormError | undefined;
}

/** The reactions to a post, the oldest first, and the form to react; for visitors an invitation to log in. */
export function PostReactions({ screen, ...props }: Props) {
  const { post, reactions, pages, quoted, edited, draft, member } = screen;
  return (
    <ReactionSection
      subject={post}
      {...props}
      {...{ reactions, pages, edited, member }}
      pageHref={(number) => postPath(post, number)}
      reply={{ quoted, draft, ...replyTexts(post) }}
      withoutForms={edited !== null || post.hidden}
    />
  );
}

const replyTexts = ({ blog }: Post) => ({
  help: blog.public
    ? 'Deze blog is openbaar: iedereen kan je reactie lezen. Deelnemers zien je naam en foto erbij. Anderen zien die alleen als je profiel openbaar is.'
    : 'Deze blog is besloten: alleen deelnemers kunnen je reactie lezen.',
  loginReason: 'Dan kun je reageren en zie je ook de besloten blogs.',
});
