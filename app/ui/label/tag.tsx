import type { ReactNode } from 'react';
import type { IconComponent } from '#app/ui/icon/icons.ts';
import type { Tint } from '../styles/tint.ts';
import styles from './tag.module.css';

/** A word in a pill, such as a kind or a category. The colour never carries meaning by itself. */
export function Tag({
  tint = 'plain',
  icon: Icon,
  children,
}: {
  tint?: Tint | undefined;
  icon?: IconComponent | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tint={tint}>
      {Icon && <Icon className={styles.icon} aria-hidden="true" />}
      {children}
    </span>
  );
}
