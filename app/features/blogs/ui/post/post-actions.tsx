import { LazyReport } from '#app/features/moderation/ui/on-demand.tsx';
import { Likes } from '#app/features/reactions/ui/likes.tsx';
import { postPath } from '../../paths.ts';
import type { Post } from '../../screens/read-post.ts';
import styles from './post.module.css';

/**
 * What readers do with a post: liking it, with the number of likes, and reporting it (blogs-15, blogs-16,
 * moderation-1).
 */
export function PostActions({ post, member }: { post: Post; member: boolean }) {
  const path = postPath(post);
  return (
    <div className={styles.actions} data-print="hide">
      <Likes
        subject={post}
        label="Waardeer deze blogpost"
        intentOn="like"
        intentOff="dislike"
        action={path}
        visitor={!member}
      />
      <LazyReport subject={post} what="dit bericht" intent="report-post" path={path} visitor={!member} />
    </div>
  );
}
