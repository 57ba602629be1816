import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

/** The width and padding of the content of a page. The shell renders `main`. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'column' | undefined }) {
  return (
    <div className={classNames(styles.page, width === 'column' && styles.column)} data-print="flow">
      {children}
    </div>
  );
}
