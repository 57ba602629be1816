import { blob, from, leaf, pair, pen, through, times } from './strokes.js';

/** @typedef {import('./garden.js').Motif} Motif @typedef {import('./strokes.js').Hand} Hand */

/** A bird in the air: two wings. @param {Hand} hand @param {number} x @param {number} y */
const bird = (hand, x, y, size = 1) =>
  leaf(hand, x, y, -62, 15 * size, 4 * size) + leaf(hand, x, y, 58, 16 * size, 4 * size);

/** A boat with two sails. @param {Hand} hand @param {number} x @param {number} y */
const boat = (hand, x, y, size = 1) => ({
  sails: `M${x} ${y}q${-9 * size} ${-2 * size} ${-13 * size} ${-1 * size}q${7 * size} ${-9 * size} ${12 * size} ${-22 * size}zM${x + 3 * size} ${y}v${-19 * size}q${9 * size} ${8 * size} ${11 * size} ${18 * size}z`,
  hull: through(
    [
      [x - 15 * size, y + 3 * size],
      [x + hand(), y + 4 * size],
      [x + 16 * size, y + 2.6 * size],
      [x + 10 * size, y + 10 * size],
      [x - 10 * size, y + 10 * size],
    ],
    true,
  ),
});

/** A tree: a crown on a trunk. @param {Hand} hand @param {number} x @param {number} foot */
const tree = (hand, x, foot, size = 1) => ({
  crown: blob(hand, x, foot - 22 * size, 10 * size, 14 * size),
  trunk:
    pen(hand, [x, foot], [x + hand(), foot - 24 * size]) +
    pen(hand, [x, foot - 13 * size], [x + 5 * size, foot - 20 * size]),
});

/** The other motifs. @type {Record<string, (hand: Hand) => Motif>} */
export const outdoors = {
  vogels: (hand) => ({
    flat: bird(hand, 22, 22, 1.15) + bird(hand, 41, 46, 1),
    ink: bird(hand, 47, 19, 0.62) + bird(hand, 14, 47, 0.62),
  }),
  schubben: (hand) => ({
    flat: times(8, (index) => {
      const row = Math.floor(index / 3);
      const x = (index % 3) * 24 + (row % 2 ? 0 : 12) - 6;
      return through(
        [
          [x - 11, 12 + row * 20],
          [x - 7 + hand(), 24 + row * 20],
          [x, 28 + row * 20 + hand()],
          [x + 8 + hand(), 23 + row * 20],
          [x + 11, 12 + row * 20],
        ],
        true,
      );
    }),
    pen: times(8, (index) => {
      const row = Math.floor(index / 3);
      const x = (index % 3) * 24 + (row % 2 ? 0 : 12) - 6;
      return (
        pen(hand, [x, 14 + row * 20], [x + hand(), 23 + row * 20]) +
        pen(hand, [x - 5, 14 + row * 20], [x - 3, 20 + row * 20]) +
        pen(hand, [x + 5, 14 + row * 20], [x + 3, 20 + row * 20])
      );
    }),
    nib: 1.5,
  }),
  bomen(hand) {
    const trees = [tree(hand, 15, 50, 1), tree(hand, 36, 58, 1.3), tree(hand, 52, 47, 0.85)];
    return {
      flat: trees.map(({ crown }) => crown).join(''),
      pen: trees.map(({ trunk }) => trunk).join('') + pen(hand, [-4, 55], [66, 58], 0.03),
      nib: 2,
    };
  },
  paddenstoelen: (hand) => ({
    flat: [
      [21, 28, 16],
      [46, 42, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        through(
          [
            [x - r, y],
            [x - r * 0.7, y - r * 0.75],
            [x, y - r * 1.05],
            [x + r * 0.72, y - r * 0.7],
            [x + r, y],
            [x, y + 2 + hand()],
          ],
          true,
        ),
      )
      .join(''),
    ink: leaf(hand, 21, 58, 0, 27, 5) + leaf(hand, 46, 62, 2, 18, 4) + leaf(hand, 8, 60, -14, 12, 4),
    pen: times(4, (index) => pen(hand, [11 + index * 6, 22 - (index % 2) * 4], [13 + index * 6, 22 - (index % 2) * 4])),
    nib: 3,
  }),
  bootjes(hand) {
    const [near, far] = [boat(hand, 26, 38, 1.1), boat(hand, 48, 20, 0.55)];
    return {
      flat: near.sails + far.sails,
      ink: near.hull + far.hull,
      pen:
        pen(hand, [-4, 54], [24, 55], 0.06) + pen(hand, [34, 53], [64, 54], -0.06) + pen(hand, [8, 60], [40, 61], 0.04),
      nib: 2,
    };
  },
  riet: (hand) => ({
    flat: leaf(hand, 12, 68, 12, 52, 6) + leaf(hand, 30, 68, -16, 48, 6) + leaf(hand, 46, 68, 14, 44, 6),
    ink: blob(hand, 22, 18, 3.2, 8.5) + blob(hand, 41, 13, 3.2, 8.5) + blob(hand, 52, 27, 2.8, 7),
    pen:
      pen(hand, [22, 26], [21, 68], 0.02) +
      pen(hand, [41, 21], [38, 68], -0.02) +
      pen(hand, [52, 33], [50, 68]) +
      pen(hand, [22, 10], [22, 5]) +
      pen(hand, [41, 5], [41, 1]),
    nib: 1.8,
  }),
  weefsel: (hand) => ({
    flat: times(4, (index) => leaf(hand, -6, 8 + index * 15, 90 + hand() * 2, 74, 5)),
    pen: times(4, (index) => pen(hand, [10 + index * 14 + hand() * 2, -4], [9 + index * 14, 64], 0.02)),
    nib: 3,
  }),
  waaiers: (hand) => ({
    flat: [
      [22, 36, -18],
      [42, 58, 14],
      [50, 24, 30],
    ]
      .map(([x = 0, y = 0, way = 0]) =>
        through(
          [
            [x, y],
            pair(from(x, y, way - 48, 17)),
            pair(from(x, y, way - 20, 20)),
            pair(from(x, y, way, 17)),
            pair(from(x, y, way + 22, 20)),
            pair(from(x, y, way + 48, 17)),
          ],
          true,
        ),
      )
      .join(''),
    pen: [
      [22, 36, -18],
      [42, 58, 14],
      [50, 24, 30],
    ]
      .map(
        ([x = 0, y = 0, way = 0]) =>
          pen(hand, pair(from(x, y, way, 9)), pair(from(x, y, way + 182, 9)), 0.1) +
          pen(hand, pair(from(x, y, way - 22, 13)), [x, y]) +
          pen(hand, pair(from(x, y, way + 22, 13)), [x, y]),
      )
      .join(''),
    nib: 1.5,
  }),
  maan: (hand) => ({
    flat: through(
      [
        [36, 8],
        [22, 16],
        [18, 30],
        [25, 44],
        [40, 48],
        [30, 38],
        [28, 26],
        [31, 15],
      ],
      true,
    ),
    ink: [
      [46, 18, 5],
      [12, 14, 3.4],
      [50, 38, 3.6],
      [12, 50, 4],
      [40, 57, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => times(4, (index) => leaf(hand, x, y, index * 90 + 8, r, r * 0.42)))
      .join(''),
  }),
  peren: (hand) => ({
    flat:
      through(
        [
          [22, 10],
          [27, 18],
          [33, 30],
          [29, 43],
          [19, 45],
          [10, 40],
          [11, 28],
          [17, 18],
        ],
        true,
      ) +
      through(
        [
          [48, 30],
          [52, 37],
          [57, 46],
          [53, 57],
          [44, 58],
          [37, 53],
          [39, 43],
          [44, 37],
        ],
        true,
      ),
    ink: leaf(hand, 24, 8, 62, 12, 5) + leaf(hand, 49, 28, -60, 10, 4),
    pen: pen(hand, [22, 12], [25, 4], 0.1) + pen(hand, [48, 31], [49, 24], -0.1) + pen(hand, [17, 30], [17, 38], 0.15),
    nib: 1.8,
  }),
  veren: (hand) => ({
    flat: leaf(hand, 18, 54, 22, 48, 9) + leaf(hand, 42, 62, -4, 40, 7),
    pen:
      pen(hand, [14, 62], [35, 12], 0.05) +
      pen(hand, [42, 68], [40, 26], 0.03) +
      pen(hand, [22, 44], [31, 41]) +
      pen(hand, [26, 34], [33, 31]) +
      pen(hand, [25, 38], [20, 33]) +
      pen(hand, [41, 48], [47, 44]) +
      pen(hand, [41, 42], [35, 37]),
    nib: 1.6,
  }),
  klokjes: (hand) => ({
    flat: [
      [18, 24, 190],
      [28, 34, 175],
      [41, 41, 170],
    ]
      .map(
        ([x = 0, y = 0, way = 0]) =>
          leaf(hand, x, y, way - 22, 12, 5) + leaf(hand, x, y, way + 22, 12, 5) + leaf(hand, x, y, way, 12, 5),
      )
      .join(''),
    ink: leaf(hand, 50, 68, 4, 44, 9),
    pen:
      pen(hand, [10, 14], [52, 68], -0.22) +
      pen(hand, [19, 17], [18, 25]) +
      pen(hand, [30, 25], [28, 35]) +
      pen(hand, [41, 34], [41, 42]),
    nib: 1.7,
  }),
};
