/** The sizes to which editorial pictures are cropped, in pixels. */
export const PICTURE_SIZES = {
  featured: [608, 342],
  card: [150, 150],
  grid: [335, 130],
  news: [900, 450],
  default: [720, 480],
  header: [330, 305],
  recipe: [720, 460],
} as const;

export type CroppedSize = keyof typeof PICTURE_SIZES;

/** The width of a copy that is not cropped, in pixels: as wide as the default size, and as high as the picture asks. */
export const WHOLE_WIDTH = PICTURE_SIZES.default[0];

/** `whole` is the size of the copies that are not cropped. Only a picture that keeps its own shape has them. */
export type PictureSize = CroppedSize | 'whole';
