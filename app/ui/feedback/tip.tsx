import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';

/** A friendly hint beside the matter, such as 'log in to see more'. */
export function Tip({ title = 'Tip', children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <div className={classNames(styles.notice, styles.tip)} data-print="hide">
      <Lightbulb className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
