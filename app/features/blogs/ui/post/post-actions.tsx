import { useFetcher } from 'react-router';
import { Likes } from '#app/features/reactions/ui/likes.tsx';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { Flag } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { MembersOnlyLink } from '#app/ui/prompt/members-only-link.tsx';
import { useSubmitFailure } from '#app/ui/session/use-submit-failure.ts';
import { postPath } from '../../paths.ts';
import type { Post } from '../../screens/post.ts';
import styles from './post.module.css';

/** What readers do with a post: liking it, with the number of likes, and reporting it (spec §2). */
export function PostActions({ post, member }: { post: Post; member: boolean }) {
  return (
    <div className={styles.actions} data-print="hide">
      <Likes
        subject={post}
        label="Waardeer deze blogpost"
        intentOn="like"
        intentOff="dislike"
        action={postPath(post)}
        visitor={!member}
      />
      {member ? <FlagPost post={post} /> : <FlagForVisitors path={postPath(post)} />}
    </div>
  );
}

const FlagForVisitors = ({ path }: { path: string }) => (
  <MembersOnlyLink path={path} icon={Flag}>
    Meld
  </MembersOnlyLink>
);

/** The form that reports a post to the moderators, after a confirmation; afterwards a word of thanks (spec §4, Flag). */
function FlagPost({ post }: { post: Post }) {
  const fetcher = useFetcher<Partial<FormError> | undefined>();
  const failed = useSubmitFailure(fetcher);
  if (post.flagged) {
    return (
      <p role="status" className={styles.thanks}>
        Dank voor je melding. Zonodig nemen we contact op.
      </p>
    );
  }
  if (!post.may.flag) return null;
  return (
    <Disclosure summary="Meld" quietIcon={Flag}>
      <PostForm fetcher={fetcher}>
        <Stack gap={2}>
          <p>
            Klopt er iets niet aan dit bericht? Een moderator kijkt er dan naar. Alleen de moderators weten dat jij het
            meldt.
          </p>
          <input type="hidden" name="intent" value="flag-post" />
          <input type="hidden" name="id" value={post.id} />
          <div className={styles.tools}>
            <Button type="submit" busy={fetcher.state !== 'idle'}>
              Ja, meld dit bericht
            </Button>
            <span role="status">{failed && 'error'}</span>
          </div>
        </Stack>
      </PostForm>
    </Disclosure>
  );
}
