import { expect, it } from 'vitest';
import { capitalise } from './capitalise.ts';

it.each([
  ['ijzer', 'IJzer'],
  ['nierdonor', 'Nierdonor'],
  ['één nier', 'Één nier'],
  ['𝛼 en β', '𝛼 en β'],
  ['', ''],
])('%s begins as %s', (text, expected) => {
  expect(capitalise(text)).toBe(expected);
});
