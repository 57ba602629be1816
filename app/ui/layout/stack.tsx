import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

const GAPS = { 1: styles.gap1, 2: styles.gap2, 3: styles.gap3, 4: styles.gap4, 5: styles.gap5, 6: styles.gap6 };

/** Children in a column, with the gap `--space-<gap>` between them. */
export function Stack({ gap = 2, children }: { gap?: keyof typeof GAPS | undefined; children: ReactNode }) {
  return <div className={classNames(styles.stack, GAPS[gap])}>{children}</div>;
}
