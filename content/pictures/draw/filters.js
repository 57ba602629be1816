import { at, dot, line, oval, ring, shape, times } from './shapes.js';

/** What one sees of a kidney and of blood when it is magnified. */

/**
 * A filter of the kidney: a tangle of vessels in a cup, some 240 wide, from the vessels above to the tubule below.
 * @param {{ loops?: string, edge?: string, scars?: number[], cup?: string }} [how] `scars` are the loops, of seven, that are scarred
 */
export function filter({ loops = '#f0a08e', edge = '#cf5f4c', scars = [], cup = '#e6b98c' } = {}) {
  const tangle = times(7, (i) => {
    const d = 'M0,-8 C-46,-26 -42,-88 0,-86 C42,-88 46,-26 0,-8Z';
    const drawn = scars.includes(i)
      ? shape(d, '#cdbfae') + line(`${d} M-14,-60 h28 M-16,-42 h30`, '#a3917d', 7)
      : shape(d, loops) + line(`${d} M0,-30 V-58`, edge, 9);
    return `<g transform="rotate(${i * (360 / 7) + 26})">${drawn}</g>`;
  });
  return (
    line('M0,110 C0,160 30,170 24,210', cup, 44) +
    line('M0,110 C0,160 30,170 24,214', '#fdf3e4', 22) +
    dot(0, 0, 116, '#fdf3e4') +
    ring(0, 0, 116, cup, 14) +
    line('M-12,-30 C-20,-90 -40,-110 -70,-170', edge, 26) +
    line('M12,-30 C20,-90 40,-110 70,-170', edge, 18) +
    tangle
  );
}

/** A half-moon of cells that presses on the filter from the right. @param {string} color */
export const halfMoon = (color) =>
  shape('M16,-108 C92,-98 126,-30 104,36 C92,78 60,100 28,106 C70,64 84,-34 16,-108Z', color) +
  times(5, (i) => dot([62, 88, 96, 86, 60][i] ?? 0, [-66, -30, 8, 44, 76][i] ?? 0, 7, '#ffffff77'));

/** A red blood cell. @param {string} color */
export const redCell = (color = '#d8503f') => oval(0, 0, 44, 34, color) + oval(0, 2, 22, 15, '#00000018');

/** A round window that shows something larger than it is. @param {number} r @param {string} frame @param {string[]} parts */
export const lens = (r, frame, ...parts) => dot(0, 0, r, '#fffdf9') + parts.join('') + ring(0, 0, r, frame, 22);

/** A magnifying glass with its handle to the right below. @param {number} r @param {string} frame @param {string[]} parts */
export const magnifier = (r, frame, ...parts) => {
  const [from, to] = [Math.round(r * 0.75), Math.round(r * 1.4)];
  return line(`M${from},${from} L${to},${to}`, frame, 46) + lens(r, frame, ...parts);
};

/** A blood vessel along the width of the picture, with its wall. @param {number} y @param {number} half half its height */
export const wideVessel = (y, half) => {
  const [up, down] = [y - half, y + half];
  const run = (edge = 0) =>
    `M-40,${up - edge} C360,${up - 50 - edge} 900,${up + 40 - edge} 1480,${up - 20 - edge} V${down + edge - 20} C900,${down + 40 + edge} 360,${down - 50 + edge} -40,${down + edge}Z`;
  return shape(run(38), '#d9786a') + shape(run(), '#f6cdc0');
};

/** A crystal with points, some 60 wide. @param {string} color */
export const crystal = (color = '#8fb4c9') =>
  shape('M0,-34 L18,-8 L34,0 L14,14 L0,36 L-14,12 L-34,0 L-16,-12Z', color) +
  line('M0,-24 V24 M-22,0 H22', '#ffffff88', 5);

/** Cells, crystals or the like at given places. @param {number[][]} places x, y and scale @param {(index: number) => string} part */
export const spread = (places, part) => places.map(([x = 0, y = 0, s = 1], i) => at(x, y, s, part(i))).join('');
