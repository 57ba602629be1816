import { FEATURES, type Features } from '../features.ts';
import { type Model, scoreOf } from '../model.ts';

/** A text from which the recogniser learns: the features of each of its windows, and what the text is. */
export interface Example {
  windows: readonly Features[];
  distress: boolean;
}

interface State extends Model {
  weights: Float64Array;
  /** The sum of the squares of all slopes of a weight, by which its next steps are smaller. */
  squares: Float64Array;
}

const ROUNDS = 16;
const RATE = 0.5;
const BIAS_RATE = 0.05;
/** How strongly a weight is drawn to zero, so that a feature of one text alone tells little. */
const DECAY = 1e-2;
/** How much more a text of distress counts than an ordinary one, of which there are more. */
const DISTRESS_COUNTS = 2;
/** Ordinary windows below this score teach nothing more. */
const SURE = -3;

/**
 * Logistic regression by stochastic gradient descent with a rate for each weight (AdaGrad). Of a text of distress its
 * longest window counts, which is the whole text if it is short; of an ordinary text every window. The weights are the mean
 * of those after each round of the second half. The same examples give the same model.
 */
export function trainModel(examples: readonly Example[]): Model & { weights: Float64Array } {
  const state: State = {
    bias: 0,
    step: 1,
    weights: new Float64Array(FEATURES),
    squares: new Float64Array(FEATURES).fill(0.01),
  };
  const later: Float64Array[] = [];
  const random = randomFrom(38);
  const order = [...examples];
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random);
    for (const { windows, distress } of order) {
      for (const window of distress ? longestOf(windows) : windows) learn(state, window, distress);
    }
    if (round >= ROUNDS / 2) later.push(state.weights.slice());
  }
  const mean = state.weights.map((_, at) => later.reduce((sum, weights) => sum + (weights[at] ?? 0), 0) / later.length);
  return { bias: state.bias, step: 1, weights: mean };
}

const longestOf = (windows: readonly Features[]): Features[] =>
  windows.toSorted((one, other) => (other[0]?.length ?? 0) - (one[0]?.length ?? 0)).slice(0, 1);

function learn(state: State, features: Features, distress: boolean): void {
  const score = scoreOf(state, features);
  if (!distress && score < SURE) return;
  const error = (1 / (1 + Math.exp(-score)) - Number(distress)) * (distress ? DISTRESS_COUNTS : 1);
  const { weights, squares } = state;
  for (const group of features) {
    const share = error / Math.sqrt(group.length);
    for (const feature of group) {
      const weight = weights[feature] ?? 0;
      const slope = share + DECAY * weight;
      const square = (squares[feature] ?? 0) + slope * slope;
      squares[feature] = square;
      weights[feature] = weight - (RATE * slope) / Math.sqrt(square);
    }
  }
  state.bias -= BIAS_RATE * error;
}

/** Random numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Puts a list in a random order (Fisher-Yates). */
function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
