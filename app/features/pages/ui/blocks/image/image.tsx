import { wholeOr } from '#app/ui/picture/nearest-copies.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './image.module.css';

/** A picture as wide as the column, cropped unless it keeps its own shape, with its caption. */
export function Image({ block: { picture, caption } }: BlockProps<'image'>) {
  const text = caption ?? picture.description;
  return (
    <figure className={styles.figure}>
      <Picture picture={picture} size={wholeOr(picture, 'default')} className={styles.image} />
      {text && <figcaption className={styles.caption}>{text}</figcaption>}
    </figure>
  );
}
