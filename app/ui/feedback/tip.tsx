import type { ReactNode } from 'react';
import { type IconComponent, Lightbulb } from '#app/ui/icon/icons.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './notice.module.css';

export interface TipProps {
  title?: ReactNode;
  Icon?: IconComponent;
  /** Whether it is printed, because it is part of the text. */
  printed?: boolean;
  children: ReactNode;
}

/** A hint, such as to log in to see more. */
export function Tip({ title = 'Tip', Icon = Lightbulb, printed, children }: TipProps) {
  return (
    <div className={classNames(styles.notice, styles.tip)} data-print={printed ? undefined : 'tip'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
