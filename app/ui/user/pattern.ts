/** The patterns in patterns.svg; `node content/pictures/draw/draw.js` draws them. */
export const PATTERNS = [
  'golven',
  'takje',
  'gras',
  'heuvels',
  'tulpen',
  'bloesem',
  'kiezels',
  'regen',
  'bessen',
  'wolken',
  'varen',
  'vissen',
  'vogels',
  'schubben',
  'bomen',
  'paddenstoelen',
  'bootjes',
  'riet',
  'weefsel',
  'waaiers',
  'maan',
  'peren',
  'veren',
  'klokjes',
] as const;

const TINTS = ['sand', 'mint', 'sky', 'rose'] as const;

export interface Pattern {
  name: (typeof PATTERNS)[number];
  /** The colours of the background and of what is painted on it, as values of `data-tint`. */
  ground: (typeof TINTS)[number];
  paint: (typeof TINTS)[number];
  mirrored: boolean;
}

/** The pattern for a member without a photo, always the same for the same id. */
export function avatarPattern(id: number): Pattern {
  const bits = hash(id);
  return {
    name: pick(PATTERNS, bits >>> 5),
    ground: pick(TINTS, bits),
    paint: pick(TINTS, bits >>> 2),
    mirrored: (bits & 16) === 16,
  };
}

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

/** The finaliser of MurmurHash3, which gives very different numbers for consecutive ids. */
function hash(id: number): number {
  const first = Math.imul(id ^ (id >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
