import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { Notification } from '../screens.ts';
import styles from './notification-list.module.css';
import { notificationParts } from './notification-parts.ts';

interface Props {
  notifications: readonly Notification[];
  /** The ids of those that are shown as new. */
  newIds: readonly number[];
}

/** Notifications, each with its text and its time. */
export function NotificationList({ notifications, newIds }: Props) {
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} isNew={newIds.includes(notification.id)} />
      ))}
    </ul>
  );
}

function NotificationItem({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  return (
    <li className={styles.notification} data-new={isNew || undefined}>
      <Avatar user={notification.actor} size={50} />
      <div className={styles.text}>
        <p>
          {notificationParts(notification).map(({ text, href }) =>
            href ? (
              <Link key={text} to={href}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        </p>
        <p className={styles.about}>
          <RelativeTime at={notification.createdAt.toISOString()} />
          {isNew && <Tag tint="mint">Nieuw</Tag>}
        </p>
      </div>
    </li>
  );
}
