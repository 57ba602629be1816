/** The sizes in which editorial pictures are shown, in pixels (spec §9, Images). */
export const PICTURE_SIZES = {
  featured: [608, 342],
  card: [150, 150],
  grid: [335, 130],
  news: [900, 450],
  default: [720, 480],
  header: [330, 305],
  recipe: [720, 460],
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;
