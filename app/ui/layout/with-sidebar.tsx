import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

export interface WithSidebarProps {
  sidebar: ReactNode;
  sidebarLabel: string;
  /** Where the side column stands: after the text, or before it where it is the way around. */
  side?: 'after' | 'before' | undefined;
  children: ReactNode;
}

/** Text with a side column that sticks on a desktop; on a phone it comes below or above the text. */
export function WithSidebar({ sidebar, sidebarLabel, side = 'after', children }: WithSidebarProps) {
  const column = (
    <aside aria-label={sidebarLabel} className={styles.sidebar}>
      {sidebar}
    </aside>
  );
  return (
    <div className={classNames(styles.withSidebar, side === 'before' && styles.sidebarBefore)}>
      {side === 'before' && column}
      <div className={styles.content}>{children}</div>
      {side === 'after' && column}
    </div>
  );
}
