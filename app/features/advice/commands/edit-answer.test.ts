import { expect, it } from 'vitest';
import { isCorrection } from './edit-answer.ts';

it.each([
  ['Neem 1,5 liter per dag.', 'Neem 15 liter per dag.', true],
  ['Neem 1,5 liter per dag.', 'Neem 1 liter per dag.', true],
  ['Dat mag.', 'Dat mag niet.', true],
  ['Dat mag.', 'Dat mag best, elke dag.', true],
  ['dat mag', 'Dat mag!', false],
  ['Dat  mag.\nElke dag.', 'Dat mag. Elke dag.', false],
])('%j to %j: %s', (former, text, expected) => {
  expect(isCorrection(former, text)).toBe(expected);
});
