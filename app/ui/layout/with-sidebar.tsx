import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

export interface WithSidebarProps {
  sidebar: ReactNode;
  sidebarLabel: string;
  /**
   * Whether the sidebar comes after the text, or before it because it is for navigation; 'above' is before it on a phone, and
   * beside it like one that comes after it on a desktop.
   */
  side?: 'after' | 'before' | 'above' | undefined;
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
    <div
      className={classNames(
        styles.withSidebar,
        side === 'before' && styles.sidebarBefore,
        side === 'above' && styles.sidebarAbove,
      )}
      data-print="flow"
    >
      {side !== 'after' && column}
      <div className={styles.content}>{children}</div>
      {side === 'after' && column}
    </div>
  );
}
