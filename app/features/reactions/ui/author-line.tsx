import type { VisibleUser } from '#app/features/profiles/index.ts';
import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import styles from './reactions.module.css';

interface Props {
  author: VisibleUser;
  at: Date;
  size: 90 | 60 | 50;
  /** The permalink of the text, to which the time links. */
  href?: string | undefined;
  /** Marks the text as new to the viewer. */
  isNew?: boolean;
}

/** The author, their relationship with kidney disease, and the time. */
export function AuthorLine({ author, at, size, href, isNew = false }: Props) {
  const time = <RelativeTime at={at.toISOString()} />;
  return (
    <div className={styles.author}>
      <Avatar user={author} size={size} />
      <div>
        <UserName user={author} />
        {isNew && (
          <>
            {' '}
            <Tag tint="mint">nieuw</Tag>
          </>
        )}
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
