import type { VisibleUser } from '#app/features/profiles/index.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import styles from './conversation.module.css';

/** Who wrote something, what they have to do with kidney disease, and when it was. */
export function AuthorLine({ author, at, size }: { author: VisibleUser; at: Date; size: 90 | 60 | 50 }) {
  return (
    <div className={styles.author}>
      <Avatar user={author} size={size} />
      <div>
        <UserName user={author} />
        <p className={styles.about}>
          {author.role && <>{author.role} · </>}
          <RelativeTime at={at.toISOString()} />
        </p>
      </div>
    </div>
  );
}
