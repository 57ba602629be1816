import type { ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import { editorialMediaPath } from './editorial-media-path.ts';
import { nearestCopies, type PictureCopy, type PictureWithCopies } from './nearest-copies.ts';
import styles from './picture.module.css';
import type { PictureSize } from './sizes.ts';

export interface PictureProps {
  picture: PictureWithCopies;
  size: PictureSize;
  /** Other copies for some screens: a `SmallOnPhone`. */
  children?: ReactNode;
  /** Whether it is loaded at once, because it is at the top of the page, instead of lazily. */
  eager?: boolean | undefined;
  /** Whether screen readers ignore it, because the text beside it says the same. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A picture of the CMS in one of its sizes, as AVIF with WebP as the fallback, for normal and high-density
 * screens. Its width and height reserve its place, so that nothing moves when it is loaded.
 */
export function Picture({ picture, size, children, eager, decorative, className }: PictureProps) {
  const copies = nearestCopies(picture.copies, size);
  const avif = copies.filter(({ type }) => type === 'image/avif');
  const webp = copies.filter(({ type }) => type === 'image/webp');
  const fallback = webp[0] ?? avif[0];
  if (!fallback) return null;
  return (
    <picture className={styles.picture}>
      {children}
      {webp.length > 0 && avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif)} />}
      <img
        className={classNames(styles.image, className)}
        src={editorialMediaPath(fallback.file)}
        srcSet={srcSet(webp.length > 0 ? webp : avif)}
        alt={decorative ? '' : picture.alt || 'Geen alt tekst ingevoerd'}
        width={fallback.width / fallback.scale}
        height={fallback.height / fallback.scale}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

export const srcSet = (copies: readonly PictureCopy[]): string =>
  copies.map(({ file, scale }) => `${editorialMediaPath(file)} ${scale}x`).join(', ');
