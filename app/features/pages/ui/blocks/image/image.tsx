import { Picture } from '#app/ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image.module.css';

/** A picture as wide as the column, with what there is to say of it below. */
export function Image({ block: { picture, caption } }: BlockProps<'image'>) {
  const words = caption ?? picture.description;
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} size="default" className={styles.image} />
      {words && <figcaption className={styles.caption}>{words}</figcaption>}
    </figure>
  );
}
