import { line, shape, times } from '../shapes.js';

/** Ways to lay pieces of food over a round or oval field, the same each time it is drawn. */

const GOLDEN = 2.39996;

/** @param {number} i @param {number} count @param {number} rx @param {number} ry */
function seat(i, count, rx, ry) {
  const reach = Math.sqrt((i + 0.5) / count);
  return [Math.round(Math.cos(i * GOLDEN) * rx * reach), Math.round(Math.sin(i * GOLDEN) * ry * reach)];
}

/** Pieces spread evenly, each turned its own way. @param {number} count @param {number} rx @param {number} ry @param {(index: number) => string} part */
export const scattered = (count, rx, ry, part, s = 1) =>
  times(count, (i) => {
    const [x, y] = seat(i, count, rx, ry);
    return `<g transform="translate(${x} ${y}) rotate(${(i * 67) % 360})${s === 1 ? '' : ` scale(${s})`}">${part(i)}</g>`;
  });

/** Grains or short strands as one line. @param {number} count @param {number} rx @param {number} ry @param {string} color */
export function grains(count, rx, ry, color, length = 12, width = 8) {
  const d = Array.from({ length: count }, (_, i) => {
    const [x = 0, y = 0] = seat(i, count, rx, ry);
    const turn = i * 1.9;
    return `M${x},${y}l${Math.round(Math.cos(turn) * length)},${Math.round(Math.sin(turn) * length * 0.8)}`;
  });
  return line(d.join(''), color, width);
}

/** Long curved strands: noodles, shredded cabbage, ribbons. @param {number} count @param {number} rx @param {number} ry @param {string} color */
export function strands(count, rx, ry, color, width = 9, length = 90) {
  const d = Array.from({ length: count }, (_, i) => {
    const [x = 0, y = 0] = seat(i, count, rx, ry);
    const turn = i * 2.3;
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length * 0.7];
    const n = Math.round;
    return `M${n(x - dx / 2)},${n(y - dy / 2)}q${n(dx * 0.2 - dy * 0.4)},${n(dy * 0.2 + dx * 0.3)} ${n(dx / 2)},${n(dy / 2)}t${n(dx / 2)},${n(dy / 2)}`;
  });
  return line(d.join(''), color, width);
}

/** A heap or a pool with an uneven edge. @param {number} rx @param {number} ry @param {string} color */
export function mound(rx, ry, color, seed = 1) {
  const count = 11;
  const points = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const reach = 1 + 0.09 * Math.sin(i * 2.7 + seed);
    return /** @type {const} */ ([Math.cos(turn) * rx * reach, Math.sin(turn) * ry * reach]);
  });
  const between = (/** @type {number} */ i) => {
    const [a, b] = [points[i % count] ?? [0, 0], points[(i + 1) % count] ?? [0, 0]];
    return `${Math.round((a[0] + b[0]) / 2)},${Math.round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, i) => {
    const corner = points[(i + 1) % count] ?? [0, 0];
    return `Q${Math.round(corner[0])},${Math.round(corner[1])} ${between(i + 1)}`;
  });
  return shape(`M${between(0)}${curves.join('')}Z`, color);
}

/** A swirl of cream or oil. @param {string} color */
export const swirl = (color, width = 16) =>
  line('M-110,10 C-100,-70 70,-90 100,-10 C110,60 -30,90 -50,20 C-50,-30 40,-40 46,4', color, width);
