import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './layout.module.css';

/** The width and air around what a page shows; the shell draws `main`. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'column' | undefined }) {
  return <div className={classNames(styles.page, width === 'column' && styles.column)}>{children}</div>;
}
