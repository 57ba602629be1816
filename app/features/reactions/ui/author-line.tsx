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
  size: 60 | 50;
  /** The permalink of the text, to which the time links. */
  href?: string | undefined;
  /** Marks the text as new to the viewer. */
  isNew?: boolean;
  /** What tells this text from others on the page. */
  place?: TextPlace | undefined;
}

/** The position of a text on its page, from 1, and the ids of its author and time: these describe its buttons (rules.md R55). */
export interface TextPlace {
  position: number;
  authorId: string;
  timeId: string;
}

/** The author, their relationship with kidney disease, and the time. */
export function AuthorLine({ author, at, size, href, isNew = false, place }: Props) {
  const time = <RelativeTime at={at.toISOString()} />;
  return (
    <div className={styles.author}>
      <Avatar user={author} size={size} />
      <div>
        <span id={place?.authorId}>
          <UserName user={author} />
        </span>
        {isNew && (
          <>
            {' '}
            <Tag tint="mint">nieuw</Tag>
          </>
        )}
        <p className={styles.about}>
          {author.relationship && `${author.relationship}\u00a0· `}
          {href ? (
            <Link to={href} className={styles.permalink} aria-describedby={place?.authorId}>
              <span className="visually-hidden">Link naar deze reactie: </span>
              <span id={place?.timeId}>
                {time}
                {place && <span className="visually-hidden">{`, de ${place.position}e op deze pagina`}</span>}
              </span>
            </Link>
          ) : (
            time
          )}
        </p>
      </div>
    </div>
  );
}
