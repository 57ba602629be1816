import type { ImageSize } from 'payload';
import {
  type CroppedSize,
  PICTURE_SIZES,
  type PictureCopy,
  type PictureSize,
  WHOLE_WIDTH,
} from '../../app/features/content/published/picture.ts';

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
  /** Undefined for a copy that is not cropped: it is as high as the shape of the picture asks. */
  height: number | undefined;
}

const SIZES: readonly { size: PictureSize; width: number; height?: number }[] = [
  ...(Object.keys(PICTURE_SIZES) as CroppedSize[]).map((size) => ({
    size,
    width: PICTURE_SIZES[size][0],
    height: PICTURE_SIZES[size][1],
  })),
  { size: 'whole', width: WHOLE_WIDTH },
];

/** Each size of a page, and the whole picture, in both formats, for normal and high-density screens. */
const COPIES: readonly Copy[] = SIZES.flatMap(({ size, width, height }) =>
  ([1, 2] as const).flatMap((scale) =>
    FORMATS.map((format) => ({
      name: `${size}${scale}x${format.format}`,
      size,
      scale,
      format,
      width: width * scale,
      height: height && height * scale,
    })),
  ),
);

/** The copies that Payload makes of each picture: cropped around its focal point, or whole; never enlarged. */
export const imageSizes: ImageSize[] = COPIES.map(({ name, width, height, format }) => ({
  name,
  width,
  ...(height ? { height } : { fit: 'inside' }),
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
    return scale === 2 && (made?.width !== width || (height !== undefined && made.height !== height));
  }).map(({ name }) => name);

/** Whether a picture has a whole copy. Pictures of before there were such copies have none until they are uploaded again. */
export const hasWholeCopy = (sizes: StoredSizes): boolean =>
  COPIES.some(({ name, size }) => size === 'whole' && sizes[name]?.filename);

/** The copies of a picture as the contract has them; those that are not cropped only when it keeps its own shape. */
export const copiesOf = (sizes: StoredSizes, { keepShape }: { keepShape: boolean }): PictureCopy[] =>
  COPIES.flatMap(({ name, size, scale, format }) => {
    if (size === 'whole' && !keepShape) return [];
    const { filename, width, height } = sizes[name] ?? {};
    return filename && width && height ? [{ size, scale, type: format.type, file: filename, width, height }] : [];
  });
