import type { ReactNode } from 'react';
import { Lightbulb } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';

export interface TipProps {
  title?: ReactNode;
  /** It belongs to what is read, so it is printed with it. */
  printed?: boolean;
  children: ReactNode;
}

/** A friendly hint beside the matter, such as 'log in to see more'. */
export function Tip({ title = 'Tip', printed, children }: TipProps) {
  return (
    <div className={classNames(styles.notice, styles.tip)} data-print={printed ? undefined : 'hide'}>
      <Lightbulb className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
