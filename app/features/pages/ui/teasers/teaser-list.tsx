import { Children, type ReactNode } from 'react';
import { classNames } from '#app/ui/styles/class-names.ts';
import styles from './teaser-list.module.css';

/** A list of teasers; with `tiles`, beside each other where there is room. */
export function TeaserList({ tiles, children }: { tiles?: boolean; children: ReactNode }) {
  return (
    <ul className={classNames(styles.list, tiles && styles.tiles)} data-print={tiles ? 'tiles' : 'flow'}>
      {Children.map(children, (teaser) => teaser && <li className={styles.item}>{teaser}</li>)}
    </ul>
  );
}
