import { featuresOf, windowsOf } from './features.ts';
import { decodeWeights, type Model, neededScore, scoreOf } from './model.ts';
import stored from './weights.generated.json' with { type: 'json' };

const MODEL: Model = { bias: stored.bias, step: stored.step, weights: decodeWeights(stored.weights) };

/**
 * Whether somebody writes here that they do not want to live: whether one of the windows of the text does by a model that
 * was trained on Dutch sentences (docs/decisions/distress.md). Takes linear time in the text.
 */
export function recogniseDistress(text: string): boolean {
  const windows = windowsOf(text);
  const needed = neededScore(windows.length);
  return windows.some((window) => scoreOf(MODEL, featuresOf(window)) >= needed);
}
