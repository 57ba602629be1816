import { loginPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { BookHeart, PenLine } from '#app/ui/icon/icons.ts';
import { UnlessPaused } from '#app/ui/session/unless-paused.tsx';
import { BLOGS_PATH } from '../../paths.ts';
import type { BlogsOverview } from '../../screens/read-overview-screen.ts';

/** The way to one's own blog: to the blog itself, to start one, or for visitors to log in first. */
export function OwnBlogLink({
  overview: { member, ownPath },
}: {
  overview: Pick<BlogsOverview, 'member' | 'ownPath'>;
}) {
  if (!member) {
    return (
      <ButtonLink to={loginPath(BLOGS_PATH)} variant="primary" icon={PenLine}>
        Log in om een blog te schrijven
      </ButtonLink>
    );
  }
  if (ownPath) {
    return (
      <ButtonLink to={ownPath} variant="primary" icon={BookHeart}>
        Mijn blog
      </ButtonLink>
    );
  }
  return (
    <UnlessPaused>
      <PostForm action={BLOGS_PATH}>
        <Button type="submit" variant="primary" icon={PenLine}>
          Start je eigen blog
        </Button>
      </PostForm>
    </UnlessPaused>
  );
}
