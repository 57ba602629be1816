import type { ReactNode } from 'react';
import { type IconComponent, Leaf } from '#app/ui/icon/icons.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A button or a link for the next step. */
  action?: ReactNode;
  icon?: IconComponent | undefined;
}

/** Shown in place of an empty list: why it is empty, and the next step. */
export function EmptyState({ title, children, action, icon: Icon = Leaf }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.circle}>
        <Icon aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
