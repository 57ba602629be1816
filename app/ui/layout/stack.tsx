import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

const GAPS = { 1: styles.gap1, 2: styles.gap2, 3: styles.gap3, 4: styles.gap4, 5: styles.gap5, 6: styles.gap6 };

interface Props {
  gap?: keyof typeof GAPS | undefined;
  /** Whether it is as narrow as a text, whatever room there is. */
  narrow?: boolean | undefined;
  children: ReactNode;
}

/** Children in a column, with the gap `--space-<gap>` between them. */
export function Stack({ gap = 2, narrow, children }: Props) {
  return (
    <div className={classNames(styles.stack, narrow && styles.narrow, GAPS[gap])} data-print="flow">
      {children}
    </div>
  );
}
