import { Children, type ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import styles from './teaser-list.module.css';

/** A list of teasers; with `tiles`, beside each other where there is room, and with `rows`, in two columns of low rows. */
export function TeaserList({ tiles, rows, children }: { tiles?: boolean; rows?: boolean; children: ReactNode }) {
  return (
    <ul
      className={classNames(styles.list, tiles && styles.tiles, rows && styles.rows)}
      data-print={tiles ? 'tiles' : 'flow'}
    >
      {Children.map(children, (teaser) => teaser && <li className={styles.item}>{teaser}</li>)}
    </ul>
  );
}
