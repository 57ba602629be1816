import { expect, it } from 'vitest';
import { threeOf } from './read-testimonials.ts';

it('shows the first three one day and the next three the other, each with those beside it', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect([0, 1, 2].map((day) => threeOf(six, day).join(''))).toEqual(['abc', 'def', 'abc']);
});

it('shows the same three every day when there are no three others', () => {
  expect([0, 1].map((day) => threeOf(['a', 'b', 'c', 'd', 'e'], day).join(''))).toEqual(['abc', 'abc']);
  expect([0, 1].map((day) => threeOf(['a', 'b'], day).join(''))).toEqual(['ab', 'ab']);
  expect(threeOf([], 5)).toEqual([]);
});
