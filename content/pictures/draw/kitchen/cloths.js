import { c, darken, tints } from '../palette.js';
import { at, box, dot, line, oval, times, turned } from '../shapes.js';

/** @typedef {import('../places.js').Tint} Tint */

/** What dishes stand on, over the whole picture or under a plate in the middle of it. */

/** A table of planks, seen from above. */
export const planks = (color = '#d8b48a') =>
  box(0, 0, 1440, 960, color) +
  times(6, (i) => line(`M-10,${160 + i * 160} H1450`, darken(color, 0.92), 8)) +
  times(9, (i) =>
    line(`M${(i * 397) % 1300},${60 + ((i * 160) % 960)} h${140 + (i % 3) * 60}`, darken(color, 0.96), 6),
  );

/** A cloth with checks over the whole table. @param {Tint} tint */
export const checks = (tint) =>
  box(0, 0, 1440, 960, tints[tint].ground) +
  times(8, (i) => box(i * 200 - 60, 0, 100, 960, `${tints[tint].shade}44`)) +
  times(5, (i) => box(0, i * 200 - 20, 1440, 100, `${tints[tint].shade}44`));

/** A cloth with stripes over the whole table. @param {Tint} tint */
export const stripes = (tint) =>
  box(0, 0, 1440, 960, tints[tint].ground) + times(10, (i) => box(i * 150 + 20, 0, 60, 960, tints[tint].middle));

/** A cloth with dots over the whole table. @param {Tint} tint */
export const dots = (tint) =>
  box(0, 0, 1440, 960, tints[tint].ground) +
  times(40, (i) =>
    dot(90 + (i % 8) * 180 + (Math.floor(i / 8) % 2) * 90 - 45, 110 + Math.floor(i / 8) * 190, 15, tints[tint].middle),
  );

/** A square placemat with a hem. @param {string} color */
export const mat = (color, turn = -3) =>
  turned(
    720,
    490,
    turn,
    box(-560, -350, 1120, 700, color, 16),
    line('M-530,-320 H530 V320 H-530Z', '#ffffff66', 8),
    times(26, (i) => line(`M-574,${-330 + i * 26.4} h-22 M574,${-330 + i * 26.4} h22`, color, 6)),
  );

/** A round woven placemat. @param {string} color */
export const roundMat = (color) =>
  at(
    720,
    496,
    1,
    oval(0, 0, 500, 380, color),
    ...[450, 400, 350].map((r) => oval(0, 0, r, r * 0.76, r === 400 ? color : darken(color, 0.94))),
  );

/** A folded napkin beside a plate, round (0, 0). @param {string} color */
export const napkin = (color = c.mist) =>
  box(-70, -190, 140, 380, color, 8) +
  line('M-40,-190 V190', '#ffffff77', 8) +
  line('M44,-190 V190', darken(color, 0.9), 5);
