/** The house tints that a pattern is made of, as classes of the stylesheet. */
export const PATTERN_TINTS = ['sand', 'mint', 'sky', 'rose'] as const;

export interface Pattern {
  ground: (typeof PATTERN_TINTS)[number];
  shapes: { x: number; y: number; radius: number; strong: boolean }[];
}

/**
 * A quiet pattern for a member without a photo, always the same for the same id: three overlapping circles on one of
 * the house tints. Coordinates are in a box of 60 by 60.
 */
export function patternOf(id: number): Pattern {
  const bits = Math.imul(id ^ 0x9e37, 0x85ebca6b) >>> 0;
  const ground = PATTERN_TINTS[bits % PATTERN_TINTS.length] ?? 'sand';
  const shapes = [0, 1, 2].map((index) => {
    const part = (bits >>> (index * 8 + 4)) & 0xff;
    return { x: 8 + (part & 15) * 3, y: 8 + (part >>> 4) * 3, radius: 10 + ((part * 7) % 14), strong: index === 0 };
  });
  return { ground, shapes };
}
