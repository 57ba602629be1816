import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readOutline, readTables } from './woff.js';

const require = createRequire(import.meta.url);
const ZERO = '0'.charCodeAt(0);
/** @param {string} file */
const read = (file) => readOutline(readTables(readFileSync(file)), ZERO);

it.each([400, 700])('the zero of weight %i is as wide as that of the font, and has no slash', (weight) => {
  const name = `atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  const slashed = read(require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`));
  const plain = read(join(import.meta.dirname, `../../app/ui/styles/plain-zero/zero-${weight}.woff`));
  expect(plain.advance).toBe(slashed.advance);
  expect(plain.contours[0]).toEqual(slashed.contours[0]);
  // The slash cuts the inside in two.
  expect([slashed.contours.length, plain.contours.length]).toEqual([3, 2]);
});
