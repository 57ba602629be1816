import { blob, from, leaf, pair, pen, through, times, wave } from './strokes.js';

/**
 * A motif in two colours: `flat` is what is painted, `ink` what is painted over it in the other colour, and `pen` are lines
 * in that colour, of the width `nib`.
 * @typedef {{ flat?: string, ink?: string, pen?: string, nib?: number }} Motif
 * @typedef {import('./strokes.js').Hand} Hand
 */

/** @param {Hand} hand @param {number} x @param {number} y */
const flower = (hand, x, y, radius = 8, petals = 5, turn = 0) =>
  times(petals, (index) => leaf(hand, x, y, turn + (index * 360) / petals, radius, radius * 0.62));

/** A stem with leaves in pairs. @param {Hand} hand @param {[number, number]} foot @param {[number, number]} top */
function sprig(hand, foot, top, { leaves = 3, size = 11, width = 5 } = {}) {
  const [dx, dy] = [top[0] - foot[0], top[1] - foot[1]];
  const lean = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const paths = times(leaves * 2, (index) => {
    const part = 0.25 + (0.62 * Math.floor(index / 2)) / Math.max(1, leaves - 1) + hand() * 0.03;
    const side = index % 2 ? 1 : -1;
    return leaf(hand, foot[0] + dx * part, foot[1] + dy * part, lean + side * 52, size * (1.1 - part * 0.3), width);
  });
  return { leaves: paths + leaf(hand, ...top, lean, size * 0.7, width * 0.7), stem: pen(hand, foot, top, 0.05) };
}

/** Things from gardens, shores and kitchens, as on a printed cloth. They resemble no person. @type {Record<string, (hand: Hand) => Motif>} */
export const garden = {
  golven: (hand) => ({
    flat: `${wave(hand, 34, 11, 3)}V70H-10z`,
    pen: wave(hand, 16, 11, 3) + wave(hand, 44, 11, 3) + wave(hand, 54, 11, 2.5),
    nib: 2.4,
  }),
  takje(hand) {
    const { leaves, stem } = sprig(hand, [22, 66], [36, 12], { leaves: 4, size: 17, width: 7 });
    return { flat: leaves, pen: stem, nib: 1.8 };
  },
  gras: (hand) => ({
    flat: times(6, (index) => leaf(hand, 6 + index * 10, 66, -24 + index * 9 + hand() * 6, 40 + hand() * 9, 6)),
    ink: times(4, (index) => leaf(hand, 12 + index * 12, 68, 14 - index * 9 + hand() * 8, 30 + hand() * 8, 4)),
  }),
  heuvels: (hand) => ({
    flat:
      blob(hand, 43, 16, 8) +
      through(
        [
          [-8, 40],
          [8, 30],
          [24, 34],
          [44, 48],
          [70, 44],
          [70, 76],
          [-8, 76],
        ],
        true,
      ),
    ink: through(
      [
        [-8, 56],
        [14, 48],
        [36, 46],
        [54, 38],
        [70, 36],
        [74, 80],
        [-10, 80],
      ],
      true,
    ),
  }),
  tulpen: (hand) => ({
    flat: [
      [16, 26],
      [33, 17],
      [47, 31],
    ]
      .map(
        ([x = 0, y = 0]) =>
          leaf(hand, x, y + 10, -24, 17, 7) + leaf(hand, x, y + 10, 24, 17, 7) + leaf(hand, x, y + 10, 0, 17, 6),
      )
      .join(''),
    ink: leaf(hand, 18, 66, 24, 26, 5) + leaf(hand, 45, 66, -28, 24, 5),
    pen:
      pen(hand, [16, 36], [20, 66], 0.05) + pen(hand, [33, 27], [32, 66], -0.03) + pen(hand, [47, 41], [43, 66], 0.06),
    nib: 1.8,
  }),
  bloesem: (hand) => ({
    flat: flower(hand, 20, 20, 14, 5, 10) + flower(hand, 45, 38, 12, 5, 40) + flower(hand, 16, 50, 9, 5, 20),
    ink:
      blob(hand, 20, 20, 4) +
      blob(hand, 45, 38, 3.4) +
      blob(hand, 16, 50, 2.6) +
      blob(hand, 46, 14, 2) +
      blob(hand, 32, 56, 1.8),
  }),
  kiezels: (hand) => ({
    flat: blob(hand, 15, 17, 12, 9) + blob(hand, 42, 34, 15, 10) + blob(hand, 18, 52, 11, 8) + blob(hand, 50, 58, 9, 7),
    ink: blob(hand, 38, 12, 8, 6) + blob(hand, 13, 34, 8, 6) + blob(hand, 34, 54, 6, 5),
  }),
  regen: (hand) => ({
    flat: times(9, (index) =>
      leaf(hand, 4 + (index % 3) * 21 + hand() * 2, 18 + Math.floor(index / 3) * 22, 18, 17, 3.4),
    ),
    ink: times(6, (index) => leaf(hand, 16 + (index % 3) * 20, 30 + Math.floor(index / 3) * 21, 18, 11, 2.4)),
  }),
  bessen: (hand) => ({
    flat: leaf(hand, 30, 34, -62, 20, 8) + leaf(hand, 34, 22, 58, 20, 8) + leaf(hand, 29, 52, 66, 19, 8),
    ink: blob(hand, 14, 18, 5.4) + blob(hand, 26, 10, 4.8) + blob(hand, 13, 48, 5.2) + blob(hand, 48, 38, 4.6),
    pen:
      pen(hand, [27, 68], [36, 6], -0.06) +
      pen(hand, [33, 26], [18, 20], 0.1) +
      pen(hand, [29, 46], [17, 47], -0.1) +
      pen(hand, [31, 40], [44, 38], 0.1),
    nib: 1.6,
  }),
  wolken: (hand) => ({
    flat:
      blob(hand, 16, 24, 10, 8) +
      blob(hand, 27, 20, 11, 10) +
      blob(hand, 38, 25, 9, 7) +
      blob(hand, 36, 48, 10, 7) +
      blob(hand, 46, 45, 9, 8) +
      blob(hand, 55, 49, 9, 6),
    pen: pen(hand, [8, 36], [34, 36]) + pen(hand, [14, 42], [26, 42]) + pen(hand, [34, 59], [52, 59]),
    nib: 2,
  }),
  varen: (hand) => ({
    flat: times(14, (index) => {
      const part = Math.floor(index / 2);
      const [x = 0, y = 0] = from(24 + part * 2.4, 58 - part * 7.4, 0, 0);
      return leaf(hand, x, y, 20 + (index % 2 ? 66 : -66), 21 - part * 2.2, 3.6);
    }),
    pen: pen(hand, [20, 68], [42, 4], 0.04),
    nib: 1.8,
  }),
  vissen: (hand) => ({
    flat: [
      [34, 16, -90],
      [24, 34, 90],
      [38, 50, -90],
    ]
      .map(([x = 0, y = 0, way = 0]) => {
        const tail = from(x, y, way + 180, 9);
        return (
          leaf(hand, ...pair(from(x, y, way + 180, 12)), way, 26, 9) +
          leaf(hand, ...pair(tail), way + 150, 8, 4) +
          leaf(hand, ...pair(tail), way + 210, 8, 4)
        );
      })
      .join(''),
    ink: blob(hand, 24, 15.5, 1.3) + blob(hand, 34, 33.5, 1.3) + blob(hand, 28, 49.5, 1.3),
    pen: pen(hand, [46, 26], [54, 26]) + pen(hand, [4, 44], [12, 44]) + pen(hand, [8, 24], [14, 24]),
    nib: 1.6,
  }),
};
