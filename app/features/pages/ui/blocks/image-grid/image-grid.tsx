import { AnyLink } from '#app/ui/link/any-link.tsx';
import { ExternalMark } from '#app/ui/link/external-mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image-grid.module.css';

/** A grid of pictures, each with an optional title and link. */
export function ImageGrid({ block }: BlockProps<'image-grid'>) {
  return (
    <ul className={styles.grid} data-print="tiles">
      {block.items.map(({ picture, title, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may occur twice, and the order never changes
        <li key={index}>
          {url ? (
            <AnyLink href={url} className={styles.link}>
              <Picture picture={picture} size="grid" className={styles.image} decorative={title !== null} />
              {title && (
                <span className={styles.title}>
                  {title}
                  <ExternalMark href={url} />
                </span>
              )}
            </AnyLink>
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
