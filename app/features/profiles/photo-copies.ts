import type { Copy } from '#app/platform/images/copies.ts';
import { PHOTO_SIZES, PLAIN_PHOTO } from '#app/ui/user/photo-address.ts';

/** One and two dots a pixel. */
const DENSITIES = [1, 2];

/**
 * The copies that are stored of a photo: squares in the sizes in which it is shown, each as AVIF and, for the browsers that can't read
 * that, as WebP; and one JPEG, large enough for all sizes, for the few that read neither and for programs.
 */
export const PHOTO_COPIES: readonly Copy[] = [
  ...PHOTO_SIZES.flatMap((shown) => DENSITIES.map((density) => shown * density)).flatMap((size) =>
    (['avif', 'webp'] as const).map((format): Copy => ({ name: `${size}.${format}`, size, fit: 'square', format })),
  ),
  { name: PLAIN_PHOTO, size: 180, fit: 'square', format: 'jpg' },
];
