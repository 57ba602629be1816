import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

export interface FilteredListProps {
  /** The choice between views of the list, above it. */
  views?: ReactNode;
  filter?: ReactNode;
  children: ReactNode;
}

/** A list with its filter: beside it on a desktop; above it on a phone, where one sees the one or the other. */
export const FilteredList = ({ views, filter, children }: FilteredListProps) => (
  <div className={styles.layout}>
    {views && <div className={styles.views}>{views}</div>}
    {filter && <div className={styles.filter}>{filter}</div>}
    <div className={styles.list}>{children}</div>
  </div>
);
