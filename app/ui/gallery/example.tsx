import type { ReactNode } from 'react';
import { Stack } from '../layout/stack.tsx';
import styles from './gallery.module.css';

/** The id of the section with this title. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A section of the gallery, with the examples of one kind of component. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} id={sectionId(title)} className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** One component, in one or more states. */
export function Example({ name, row, children }: { name: string; row?: boolean; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      {row ? <div className={styles.row}>{children}</div> : <Stack gap={2}>{children}</Stack>}
    </div>
  );
}
