import { picturePath } from '../../paths.ts';
import { PICTURE_WIDTHS } from '../../pictures/picture-copies.ts';
import styles from './post.module.css';

interface Props {
  id: string;
  alt: string;
  /** In pixels; undefined for a picture that is no longer there. */
  size: { width: number; height: number } | undefined;
  /** Whether it is loaded at once, because it is at the top of the page, instead of lazily. */
  eager: boolean;
}

const srcSet = (id: string, format: string) =>
  PICTURE_WIDTHS.map((width, index) => `${picturePath(id, `${width}.${format}`)} ${index + 1}x`).join(', ');

/** A picture in a post. Its width and height reserve its place, so that nothing moves when it is loaded. */
export function PostPicture({ id, alt, size, eager }: Props) {
  if (!size) return null;
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSet(id, 'avif')} />
      <source type="image/webp" srcSet={srcSet(id, 'webp')} />
      <img
        src={picturePath(id)}
        alt={alt || 'Geen alt tekst ingevoerd'}
        width={size.width}
        height={size.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
