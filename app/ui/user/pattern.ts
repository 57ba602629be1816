/** How many drawings patterns.svg has, with the letters from a as their ids; content/pictures/draw/draw.js draws them. */
export const PATTERN_COUNT = 24;

const TINTS = ['sand', 'mint', 'sky', 'rose'] as const;

export interface Pattern {
  /** The id of the drawing. */
  letter: string;
  /** The colours of the background and of what is painted on it, as values of `data-tint`. */
  ground: (typeof TINTS)[number] | undefined;
  paint: (typeof TINTS)[number] | undefined;
  mirrored: boolean;
}

/**
 * The pattern for a member without a photo, always the same for the same id. Multiplying by the golden ratio keeps the
 * patterns of nearby ids far apart (Knuth, The Art of Computer Programming 3, §6.4).
 */
export function avatarPattern(id: number): Pattern {
  const looks = PATTERN_COUNT * TINTS.length ** 2 * 2;
  const look = Math.floor(((Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32) * looks);
  return {
    letter: String.fromCharCode(97 + (look % PATTERN_COUNT)),
    ground: TINTS[(look / PATTERN_COUNT) & 3],
    paint: TINTS[(look / PATTERN_COUNT / 4) & 3],
    mirrored: look * 2 >= looks,
  };
}
