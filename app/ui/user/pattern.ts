/** The background tints of patterns, as values of `data-tint`. */
export const PATTERN_TINTS = ['sand', 'mint', 'sky', 'rose'] as const;

/** One shape of a pattern: an SVG path in a box of 60 by 60, faint or strong. */
interface Shape {
  path: string;
  strong?: boolean;
}

export interface Pattern {
  ground: (typeof PATTERN_TINTS)[number];
  shapes: readonly Shape[];
  /** The rotation of the shapes about the centre, in degrees. */
  turn: number;
}

interface Motif {
  shapes: readonly Shape[];
  /** The possible rotations in degrees. A motif that has a top and a bottom is only tilted. */
  turns: readonly number[];
}

const TILTS = [-24, -12, 0, 12, 24];
const ALL_ROUND = [0, 45, 90, 135, 180, 225, 270, 315];

/** The motifs, from gardens and shores: they resemble no person. */
const MOTIFS: readonly Motif[] = [
  {
    // waves
    turns: TILTS,
    shapes: [
      { path: 'M43 10a8 8 0 1 0 .1 0z' },
      { path: 'M-20 34q10-9 20 0t20 0t20 0t20 0t20 0V90H-20z' },
      { path: 'M-20 46q10-9 20 0t20 0t20 0t20 0t20 0V90H-20z', strong: true },
    ],
  },
  {
    // a flower of five petals
    turns: ALL_ROUND,
    shapes: [
      ...[0, 72, 144, 216, 288].map((angle) => ({ path: petal(angle, 21, 10) })),
      { path: 'M30 23a7 7 0 1 0 .1 0z', strong: true },
    ],
  },
  {
    // hills with the sun behind them
    turns: TILTS,
    shapes: [
      { path: 'M40 12a10 10 0 1 0 .1 0z' },
      { path: 'M-22 80C4 22 22 26 48 80z' },
      { path: 'M8 84C32 26 52 26 84 84z', strong: true },
    ],
  },
  {
    // a branch with leaves
    turns: TILTS,
    shapes: [
      { path: 'M28.5 80V8h3v72z', strong: true },
      { path: 'M30 50C14 48 8 38 8 30c14 0 21 8 22 20z' },
      { path: 'M30 40c16-2 22-12 22-20c-14 0-21 8-22 20z' },
      { path: 'M30 26C19 25 14 17 14 9c10 1 15 7 16 17z' },
    ],
  },
  {
    // rings on water
    turns: ALL_ROUND,
    shapes: [
      { path: 'M18 -2a44 44 0 1 0 .1 0zM18 8a34 34 0 1 1-.1 0z' },
      { path: 'M18 18a24 24 0 1 0 .1 0zM18 27a15 15 0 1 1-.1 0z' },
      { path: 'M18 34a8 8 0 1 0 .1 0z', strong: true },
    ],
  },
];

/**
 * The pattern for a member without a photo, always the same for the same id: a rotated or tilted motif on one of the
 * tints.
 */
export function avatarPattern(id: number): Pattern {
  const bits = hash(id);
  const ground = pick(PATTERN_TINTS, bits);
  const { shapes, turns } = pick(MOTIFS, bits >>> 8);
  return { ground, shapes, turn: pick(turns, bits >>> 16) };
}

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

/** The finaliser of MurmurHash3, which gives very different numbers for consecutive ids. */
function hash(id: number): number {
  const first = Math.imul(id ^ (id >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}

/** The path of a petal, from the centre outwards at an angle in degrees, of this length and half width. */
function petal(angle: number, length: number, half: number): string {
  const rotated = (x: number, y: number) => {
    const radians = (angle * Math.PI) / 180;
    const across = 30 + x * Math.cos(radians) - y * Math.sin(radians);
    const down = 30 + x * Math.sin(radians) + y * Math.cos(radians);
    return `${across.toFixed(1)} ${down.toFixed(1)}`;
  };
  return `M${rotated(0, 0)}C${rotated(-half * 1.6, -length * 0.6)} ${rotated(-half, -length * 1.3)} ${rotated(0, -length * 1.2)}C${rotated(half, -length * 1.3)} ${rotated(half * 1.6, -length * 0.6)} ${rotated(0, 0)}z`;
}
