import { expect, it } from 'vitest';
import { countInWords, shortCount } from './pillar-names.ts';

it.each([
  [{ found: 1, more: false }, '1 resultaat', '1'],
  [{ found: 143, more: false }, '143 resultaten', '143'],
  [{ found: 36, more: true }, 'meer dan 36 resultaten', '36+'],
  [{ found: 143, more: true }, 'meer dan honderd resultaten', '100+'],
  [{ found: 216, more: true }, 'meer dan tweehonderd resultaten', '200+'],
])('says of %o: %s', (count, words, short) => {
  expect([countInWords(count), shortCount(count)]).toEqual([words, short]);
});
