import { use } from 'react';
import { PEOPLE_PATH } from '#app/features/people/paths.ts';
import { NOTIFICATIONS_PATH } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Bell, UsersRound } from '#app/ui/icon/icons.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { UnreadContext } from '#app/ui/live/unread-context.ts';
import { classNames } from '#app/ui/styles/class-names.ts';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { InboxItem } from '../lists/list-inbox.ts';
import { lastMessagePath } from '../paths.ts';
import styles from './inbox.module.css';

interface Props {
  items: readonly InboxItem[];
  /** The member whose thread is shown beside the list. */
  openId?: number | undefined;
}

/** The notifications of the site first, then the contacts and the open requests. */
export function InboxList({ items, openId }: Props) {
  return (
    <>
      <ul className={styles.list}>
        <SiteEntry />
        {items.map((item) => (
          <InboxEntry key={item.user.id} item={item} open={item.user.id === openId} />
        ))}
      </ul>
      {items.length === 0 && openId === undefined && <NoContacts />}
    </>
  );
}

/** The fixed entry of the site. */
function SiteEntry() {
  const { notifications } = use(UnreadContext);
  return (
    <li className={styles.entry}>
      <span className={styles.siteIcon}>
        <Bell aria-hidden="true" />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <Link to={NOTIFICATIONS_PATH} className={styles.link}>
            Niergenoten
          </Link>{' '}
          <Badge count={notifications} label="ongelezen" />
        </p>
        <p className={styles.preview}>Meldingen van de site</p>
      </div>
    </li>
  );
}

/** A contact or a request, with the beginning of the last message. What the page itself shows is not new in its list. */
function InboxEntry({ item, open }: { item: InboxItem; open: boolean }) {
  const { user, message, lastUpdate } = item;
  const isNew = !item.seen && !open;
  const previewId = `contact-${user.id}-laatste`;
  return (
    <li className={classNames(styles.entry, open && styles.open, isNew && styles.unread)}>
      <Avatar user={user} size={50} />
      <div className={styles.about}>
        <p className={styles.name}>
          <Link
            to={lastMessagePath(user.id)}
            className={styles.link}
            aria-current={open ? 'page' : undefined}
            aria-describedby={previewId}
          >
            {user.name}
          </Link>{' '}
          {isNew && <Tag tint="mint">Nieuw</Tag>}
        </p>
        <p id={previewId} className={styles.preview}>
          {item.pending && !item.own && <strong>Contactverzoek: </strong>}
          {item.pending && item.own && <>Je verzoek: </>}
          {!item.pending && message.own && <>Jij: </>}
          <bdi>{message.body}</bdi>
        </p>
      </div>
      <p className={styles.time}>
        <RelativeTime at={lastUpdate.toISOString()} />
      </p>
    </li>
  );
}

const NoContacts = () => (
  <EmptyState
    title="Je hebt nog geen contacten"
    icon={UsersRound}
    action={<ButtonLink to={PEOPLE_PATH}>Leer elkaar kennen</ButtonLink>}
  >
    Klik op de knop op een profielpagina om iemand een contactverzoek te sturen.
  </EmptyState>
);
