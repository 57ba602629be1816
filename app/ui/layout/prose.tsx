import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Running text: a reading column in which headings, lists, tables and pictures find their own rhythm. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
