import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readOutline, readTables, writeOutline, writeWoff } from './woff.js';

/**
 * Draws the fonts of app/ui/styles/plain-zero: the zero of Atkinson Hyperlegible Next without its slash, which people read as an 8 in a
 * phone number. That font has no other zero. Run after an update of the font: `node bin/fonts/draw-plain-zero.js`.
 */

const FOLDER = join(import.meta.dirname, '../../app/ui/styles/plain-zero');
const ZERO = '0'.charCodeAt(0);
const require = createRequire(import.meta.url);

for (const weight of [400, 700]) {
  const name = `atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  const tables = readTables(readFileSync(require.resolve(`@fontsource/atkinson-hyperlegible-next/files/${name}`)));
  const { contours, advance } = readOutline(tables, ZERO);
  const zero = writeOutline(withoutSlash(contours));
  writeFileSync(join(FOLDER, `zero-${weight}.woff`), writeWoff(tables, { code: ZERO, advance, glyph: zero }));
}

/**
 * The zero has three contours: its outside, and the two parts of its inside on either side of the slash. Its new inside is
 * its outside, shrunk to the box of both parts and in the opposite direction.
 * @param {import('./woff.js').Point[][]} contours
 * @returns {import('./woff.js').Point[][]}
 */
function withoutSlash([outside = [], ...inside]) {
  const from = boxOf(outside);
  const to = boxOf(inside.flat());
  /** @param {number} value @param {'x' | 'y'} axis */
  const shrink = (value, axis) =>
    Math.round(
      to.min[axis] + ((value - from.min[axis]) * (to.max[axis] - to.min[axis])) / (from.max[axis] - from.min[axis]),
    );
  const shrunk = outside.map(({ x, y, onCurve }) => ({ x: shrink(x, 'x'), y: shrink(y, 'y'), onCurve }));
  return [outside, shrunk.toReversed()];
}

/** @param {import('./woff.js').Point[]} points */
function boxOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    min: { x: Math.min(...xs), y: Math.min(...ys) },
    max: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}
