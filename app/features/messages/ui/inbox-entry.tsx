import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { classNames } from '#app/ui/styles/class-names.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { InboxItem } from '../lists/list-inbox.ts';
import { lastMessagePath } from '../paths.ts';
import styles from './inbox.module.css';

/** A contact or a request, with the beginning of the last message. What the page itself shows is not new in its list. */
export function InboxEntry({ item, open }: { item: InboxItem; open: boolean }) {
  const { user, message, lastUpdate } = item;
  const isNew = !item.seen && !open;
  return (
    <li className={classNames(styles.entry, open && styles.open, isNew && styles.unread)}>
      <Avatar user={user} size={50} />
      <div className={styles.about}>
        <p className={styles.name}>
          <Link to={lastMessagePath(user.id)} className={styles.link} aria-current={open ? 'page' : undefined}>
            {user.name}
          </Link>{' '}
          {isNew && <Tag tint="mint">Nieuw</Tag>}
        </p>
        <p className={styles.preview}>
          {item.pending && !item.own && <strong>Contactverzoek: </strong>}
          {item.pending && item.own && <>Je verzoek: </>}
          {!item.pending && message.own && <>Jij: </>}
          {message.body}
        </p>
      </div>
      <p className={styles.time}>
        <RelativeTime at={lastUpdate.toISOString()} />
      </p>
    </li>
  );
}
