/**
 * The shapes of the patterns of members, drawn as by hand: no two are alike, no line is quite straight. Each gives the data
 * of an SVG path, in a box of 60 by 60.
 */

/** @typedef {() => number} Hand gives numbers from -1 to 1: how far the hand strays */

/** A hand that strays the same way each time. @param {string} name @returns {Hand} */
export function handOf(name) {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

const short = (/** @type {number} */ number) => String(Math.round(number * 10) / 10);

/** @param {number[]} point */
const put = ([x = 0, y = 0]) => `${short(x)} ${short(y)}`;

/** The point at a distance, in a direction in degrees: 0 is up, 90 is right. @param {number} x @param {number} y */
export function from(x, y, degrees = 0, distance = 0) {
  const radians = (degrees * Math.PI) / 180;
  return [x + distance * Math.sin(radians), y - distance * Math.cos(radians)];
}

/** A leaf or petal from its foot outwards. @param {Hand} hand @param {number} x @param {number} y */
export function leaf(hand, x, y, degrees = 0, length = 10, width = 4) {
  const [tip, left, right] = [
    from(x, y, degrees + hand() * 5, length * (1 + hand() * 0.1)),
    [-1, 1].map((side) => from(x, y, degrees + side * 62, width * (1 + hand() * 0.2))),
    [1, -1].map((side) =>
      from(...pair(from(x, y, degrees, length * 0.7)), degrees + side * 70, width * (1 + hand() * 0.2)),
    ),
  ];
  return `M${put([x, y])}C${put(left[0] ?? [])} ${put(right[1] ?? [])} ${put(tip)}C${put(right[0] ?? [])} ${put(left[1] ?? [])} ${put([x, y])}z`;
}

/** @param {number[]} point @returns {[number, number]} */
export const pair = ([x = 0, y = 0]) => [x, y];

/** A round thing that is not quite round. @param {Hand} hand @param {number} x @param {number} y */
export function blob(hand, x, y, rx = 4, ry = rx) {
  const start = hand() * 180;
  const corners = [0, 72, 144, 216, 288].map((degrees) => {
    const radians = ((degrees + start + hand() * 9) * Math.PI) / 180;
    const stretch = 1 + hand() * 0.08;
    return [x + rx * stretch * Math.sin(radians), y - ry * stretch * Math.cos(radians)];
  });
  return through(corners, true);
}

/** A smooth line through points; closed, it is a shape. @param {number[][]} points */
export function through(points, closed = false) {
  const count = points.length;
  const at = (/** @type {number} */ index) =>
    pair((closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) ?? []);
  let path = `M${put(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave = [here[0] + (next[0] - before[0]) / 5.5, here[1] + (next[1] - before[1]) / 5.5];
    const arrive = [next[0] - (after[0] - here[0]) / 5.5, next[1] - (after[1] - here[1]) / 5.5];
    path += `C${put(leave)} ${put(arrive)} ${put(next)}`;
  }
  return closed ? `${path}z` : path;
}

/** A line of the pen between two points, slightly bent. @param {Hand} hand @param {number[]} start @param {number[]} end */
export function pen(hand, start, end, bend = 0) {
  const [x1, y1] = pair(start);
  const [x2, y2] = pair(end);
  const away = bend + hand() * 0.06;
  const middle = [(x1 + x2) / 2 - (y2 - y1) * away, (y1 + y2) / 2 + (x2 - x1) * away];
  return `M${put(start)}Q${put(middle)} ${put(end)}`;
}

/** A wave from left to right, at a height. @param {Hand} hand @param {number} y */
export function wave(hand, y, step = 10, height = 3) {
  const points = [];
  for (let x = -10; x <= 70; x += step) {
    points.push([x + hand() * 1.2, y + (points.length % 2 ? height : -height) * (1 + hand() * 0.25)]);
  }
  return through(points);
}

/** Repeats a shape. @param {number} count @param {(index: number) => string} part */
export const times = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join('');
