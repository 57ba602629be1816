import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/** The id of the list, to which its filter leads. */
export const FILTERED_LIST_ID = 'gevonden';

export interface FilteredListProps {
  /** The choice between views of the list, above it. */
  views?: ReactNode;
  filter?: ReactNode;
  /** What belongs to the list: below the filter on a desktop, below the list on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A list with its filter: beside it on a desktop; over it on a phone. */
export const FilteredList = ({ views, filter, aside, children }: FilteredListProps) => (
  <div className={styles.layout} data-print="flow">
    {views && <div className={styles.views}>{views}</div>}
    {filter && <div className={styles.filter}>{filter}</div>}
    <div id={FILTERED_LIST_ID} className={styles.list} data-print="flow">
      {children}
    </div>
    {aside && <div className={styles.aside}>{aside}</div>}
  </div>
);
