import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text in the reading column, with styles for its headings, lists, tables and pictures. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
