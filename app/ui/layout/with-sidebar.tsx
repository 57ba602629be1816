import type { ReactNode } from 'react';
import styles from './layout.module.css';

export interface WithSidebarProps {
  sidebar: ReactNode;
  sidebarLabel: string;
  children: ReactNode;
}

/** Text with a side column that sticks on a desktop; on a phone the side column comes after the text. */
export function WithSidebar({ sidebar, sidebarLabel, children }: WithSidebarProps) {
  return (
    <div className={styles.withSidebar}>
      <div className={styles.content}>{children}</div>
      <aside aria-label={sidebarLabel} className={styles.sidebar}>
        {sidebar}
      </aside>
    </div>
  );
}
