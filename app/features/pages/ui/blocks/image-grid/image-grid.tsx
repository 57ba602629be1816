import { AwayMark } from '#app/ui/link/away-mark.tsx';
import { To } from '#app/ui/link/to.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image-grid.module.css';

/** Pictures beside each other, each with a title and a link where it has one. */
export function ImageGrid({ block }: BlockProps<'image-grid'>) {
  return (
    <ul className={styles.grid} data-print="hide">
      {block.items.map(({ picture, title, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and they don't change places
        <li key={index} className={styles.item}>
          {url ? (
            <To href={url} className={styles.link}>
              <Picture picture={picture} size="grid" className={styles.image} decorative={title !== null} />
              {title && (
                <span className={styles.title}>
                  {title}
                  <AwayMark href={url} />
                </span>
              )}
            </To>
          ) : (
            <figure>
              <Picture picture={picture} size="grid" className={styles.image} />
              {title && <figcaption className={styles.title}>{title}</figcaption>}
            </figure>
          )}
        </li>
      ))}
    </ul>
  );
}
