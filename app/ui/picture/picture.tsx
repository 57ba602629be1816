import { classNames } from '../styles/class-names.ts';
import { copiesFor, type ShownCopy, type ShownPicture } from './copies-for.ts';
import styles from './picture.module.css';
import type { PictureSize } from './sizes.ts';

export interface PictureProps {
  picture: ShownPicture;
  size: PictureSize;
  /** It is at the top of the page: fetched at once instead of when it comes near. */
  eager?: boolean | undefined;
  /** What it shows is said beside it, so it is nothing to the ear. */
  decorative?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A picture of the CMS at one of the sizes of spec §9, as AVIF where the browser can read it and else as WebP, for
 * screens with one and with two dots a pixel. It keeps its place until it is there, so that nothing moves.
 */
export function Picture({ picture, size, eager, decorative, className }: PictureProps) {
  const copies = copiesFor(picture.copies, size);
  const avif = copies.filter(({ type }) => type === 'image/avif');
  const webp = copies.filter(({ type }) => type === 'image/webp');
  const shown = webp[0] ?? avif[0];
  if (!shown) return null;
  return (
    <picture className={styles.picture}>
      {webp.length > 0 && avif.length > 0 && <source type="image/avif" srcSet={srcSet(avif)} />}
      <img
        className={classNames(styles.image, className)}
        src={pictureAddress(shown.file)}
        srcSet={srcSet(webp.length > 0 ? webp : avif)}
        alt={decorative ? '' : picture.alt || 'Geen alt tekst ingevoerd'}
        width={shown.width / shown.scale}
        height={shown.height / shown.scale}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}

/** Where a file that the CMS keeps is served. */
export const pictureAddress = (file: string): string => `/media/editorial/${file}`;

const srcSet = (copies: readonly ShownCopy[]): string =>
  copies.map(({ file, scale }) => `${pictureAddress(file)} ${scale}x`).join(', ');
