import type { ReactNode } from 'react';
import { MESSAGES_PATH } from '#app/platform/paths.ts';
import { ArrowLeft } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import type { InboxItem } from '../lists/list-inbox.ts';
import styles from './inbox.module.css';
import { InboxList } from './inbox-list.tsx';

interface Props {
  /** The first contacts and requests. */
  items: readonly InboxItem[];
  /** The member whose thread it is. */
  openId: number;
  /** The thread. */
  children: ReactNode;
}

/** A thread, beside the inbox on a wide screen; on a narrow one a link leads back to it. */
export function BesideInbox({ items, openId, children }: Props) {
  return (
    <div className={styles.beside}>
      <div className={styles.thread}>
        <p className={styles.back}>
          <Link to={MESSAGES_PATH}>
            <ArrowLeft aria-hidden="true" /> Alle berichten
          </Link>
        </p>
        {children}
      </div>
      <nav aria-label="Je berichten" className={styles.column}>
        <InboxList items={items} openId={openId} />
        <p className={styles.all}>
          <Link to={MESSAGES_PATH}>Alle berichten</Link>
        </p>
      </nav>
    </div>
  );
}
