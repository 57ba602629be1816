import type { Copy } from '#app/platform/images/copies.ts';
import { PLAIN_PICTURE } from '../paths.ts';

/** The widths of the copies: that of a column of text, and twice that for dense screens. */
export const PICTURE_WIDTHS = [720, 1440] as const;

/** The copies that are stored of a picture in a post, none larger than the picture itself. */
export const PICTURE_COPIES: readonly Copy[] = [
  ...PICTURE_WIDTHS.flatMap((size) =>
    (['avif', 'webp'] as const).map((format): Copy => ({ name: `${size}.${format}`, size, fit: 'inside', format })),
  ),
  { name: PLAIN_PICTURE, size: 1080, fit: 'inside', format: 'jpg' },
];
