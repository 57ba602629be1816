import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import styles from './gallery.module.css';

/** Where the section with this title stands on the page. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A kind of building blocks. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} id={sectionId(title)} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One building block, in one or more states. */
export function Example({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      {row ? <div className={styles.row}>{children}</div> : <Stack gap={2}>{children}</Stack>}
    </div>
  );
}
