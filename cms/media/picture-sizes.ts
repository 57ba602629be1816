import type { ImageSize } from 'payload';
import { PICTURE_SIZES, type PictureCopy, type PictureSize } from '../../app/features/content/published/picture.ts';

const FORMATS = [
  { format: 'avif', type: 'image/avif', options: { quality: 55, effort: 3 } },
  { format: 'webp', type: 'image/webp', options: { quality: 78 } },
] as const;

type Format = (typeof FORMATS)[number];
type Scale = PictureCopy['scale'];

/** One copy of a picture as Payload makes it: `name` is its key among the sizes of a picture. */
interface Copy {
  name: string;
  size: PictureSize;
  scale: Scale;
  format: Format;
  width: number;
  height: number;
}

/** Each size of spec §9, in both formats, for normal and high-density screens. */
const COPIES: readonly Copy[] = (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
  ([1, 2] as const).flatMap((scale) =>
    FORMATS.map((format) => ({
      name: `${size}${scale}x${format.format}`,
      size,
      scale,
      format,
      width: PICTURE_SIZES[size][0] * scale,
      height: PICTURE_SIZES[size][1] * scale,
    })),
  ),
);

/** The copies that Payload makes of each picture: cropped around its focal point, never enlarged. */
export const imageSizes: ImageSize[] = COPIES.map(({ name, width, height, format }) => ({
  name,
  width,
  height,
  withoutEnlargement: true,
  formatOptions: { format: format.format, options: format.options },
  admin: { disableListColumn: true, disableListFilter: true, disableGroupBy: true },
}));

/** The copies of a picture as Payload stores them. */
export type StoredSizes = Record<string, { filename?: string | null; width?: number | null; height?: number | null }>;

/** The names of the copies for high-density screens for which the picture is too small. */
export const tooSmallCopies = (sizes: StoredSizes): string[] =>
  COPIES.filter(({ name, scale, width, height }) => {
    const made = sizes[name];
    return scale === 2 && (made?.width !== width || made.height !== height);
  }).map(({ name }) => name);

/** The copies of a picture as the contract has them. */
export const copiesOf = (sizes: StoredSizes): PictureCopy[] =>
  COPIES.flatMap(({ name, size, scale, format }) => {
    const { filename, width, height } = sizes[name] ?? {};
    return filename && width && height ? [{ size, scale, type: format.type, file: filename, width, height }] : [];
  });
