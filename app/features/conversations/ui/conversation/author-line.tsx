import type { VisibleUser } from '#app/features/profiles/index.ts';
import { Link } from '#app/ui/link/link.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import styles from './conversation.module.css';

interface Props {
  author: VisibleUser;
  at: Date;
  size: 90 | 60 | 50;
  /** The permalink of the text, to which the time links. */
  href?: string | undefined;
}

/** The author, their relationship with kidney disease, and the time. */
export function AuthorLine({ author, at, size, href }: Props) {
  const time = <RelativeTime at={at.toISOString()} />;
  return (
    <div className={styles.author}>
      <Avatar user={author} size={size} />
      <div>
        <UserName user={author} />
        <p className={styles.about}>
          {author.relationship && <>{author.relationship} · </>}
          {href ? (
            <Link to={href} className={styles.permalink}>
              <span className="visually-hidden">Link naar deze reactie: </span>
              {time}
            </Link>
          ) : (
            time
          )}
        </p>
      </div>
    </div>
  );
}
