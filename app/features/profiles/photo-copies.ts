import type { Copy } from '#app/platform/images/copies.ts';
import { PHOTO_SIZES, PLAIN_PHOTO } from '#app/ui/user/photo-path.ts';

/** Device pixels per CSS pixel. */
const DENSITIES = [1, 2];

/**
 * The copies that are stored of a photo: squares in all sizes that are shown, each as AVIF and as WebP for browsers
 * without AVIF; and one JPEG, large enough for all sizes, for browsers without either and for programs.
 */
export const PHOTO_COPIES: readonly Copy[] = [
  ...PHOTO_SIZES.flatMap((shown) => DENSITIES.map((density) => shown * density)).flatMap((size) =>
    (['avif', 'webp'] as const).map((format): Copy => ({ name: `${size}.${format}`, size, fit: 'square', format })),
  ),
  { name: PLAIN_PHOTO, size: 180, fit: 'square', format: 'jpg' },
];
