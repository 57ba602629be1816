import type { Features } from './features.ts';

/** What the recogniser has learnt: a weight for each feature. */
export interface Model {
  bias: number;
  weights: ArrayLike<number>;
  /** How much 1 is in the weights. */
  step: number;
}

/**
 * How much a window with these features looks like one of distress rather than an ordinary one. Each group is divided by the
 * root of its number, so that a long window does not score more for being long, nor a group for being large.
 */
export function scoreOf({ bias, weights, step }: Model, features: Features): number {
  let score = 0;
  for (const group of features) {
    if (group.length === 0) continue;
    let sum = 0;
    for (const feature of group) sum += weights[feature] ?? 0;
    score += sum / Math.sqrt(group.length);
  }
  return bias + score * step;
}

/** The score from which a window of a short text is taken for distress (docs/decisions/distress.md). */
const THRESHOLD = -0.2;
/** A text of one sentence or two has up to so many windows. */
const FEW_WINDOWS = 3;
/** How much more is needed in a text of twice as many windows, of which one sooner looks like distress by chance. */
const MORE_WHEN_DOUBLED = 0.5;

/** From which score a window is taken for distress in a text of so many windows. */
export const neededScore = (windows: number): number =>
  THRESHOLD + MORE_WHEN_DOUBLED * Math.log2(Math.max(windows, FEW_WINDOWS) / FEW_WINDOWS);

/** The character of the weight 0 in a stored model; the ones after it are positive, the ones before it negative. */
const ZERO = '?'.charCodeAt(0);
/** So that the characters run from # to [, none of which a string in a program escapes. */
const HIGHEST = 28;

/**
 * The weights as a text with one character for each, and how much one step in the characters is. One weight in a thousand
 * is cut off, since the steps would be coarse if the few largest had to fit.
 */
export function encodeWeights(weights: Float64Array): { text: string; step: number } {
  const sizes = weights.map(Math.abs).sort();
  const step = (sizes[Math.floor(sizes.length * 0.999)] ?? 1) / HIGHEST;
  const characters = Array.from(weights, (weight) => {
    const steps = Math.max(-HIGHEST, Math.min(HIGHEST, Math.round(weight / step)));
    return String.fromCharCode(ZERO + steps);
  });
  return { text: characters.join(''), step };
}

/** The weights of such a text, in steps. */
export const decodeWeights = (text: string): Int8Array =>
  Int8Array.from(text, (character) => character.charCodeAt(0) - ZERO);
