import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

export interface WithSidebarProps {
  sidebar: ReactNode;
  sidebarLabel: string;
  /** Whether the sidebar comes after the text, or before it because it is for navigation. */
  side?: 'after' | 'before' | undefined;
  children: ReactNode;
}

/** Text with a sidebar. On a desktop the sidebar is beside the text and sticky; on a phone it is below or above it. */
export function WithSidebar({ sidebar, sidebarLabel, side = 'after', children }: WithSidebarProps) {
  const column = (
    <aside aria-label={sidebarLabel} className={styles.sidebar}>
      {sidebar}
    </aside>
  );
  return (
    <div className={classNames(styles.withSidebar, side === 'before' && styles.sidebarBefore)} data-print="flow">
      {side === 'before' && column}
      <div className={styles.content}>{children}</div>
      {side === 'after' && column}
    </div>
  );
}
