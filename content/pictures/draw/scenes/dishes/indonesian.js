import { dots, mat, planks, stripes } from '../../kitchen/cloths.js';
import { cabbage, chilli, fishFillet, peanuts, tofuBlock } from '../../kitchen/produce.js';
import { grains, scattered, strands } from '../../kitchen/spread.js';
import { bean, carrotCoin, chicken, cube, lemonWedge, mint, parsley, rice } from '../../kitchen/toppings.js';
import { bowlAbove, dip, platter } from '../../kitchen/vessels.js';
import { cucumber, fish, plate, potato } from '../../meals.js';
import { c } from '../../palette.js';
import { ground } from '../../places.js';
import { at, line, oval, shape, turned } from '../../shapes.js';

/** Dishes of Indonesia. */
export const indonesian = {
  'gerecht-sate-ajam-met-pindasaus': () => [
    planks('#b98a66'),
    at(
      700,
      470,
      1.35,
      platter('#5f9a48'),
      at(-240, 0, 1, rice(96, 90)),
      ...[-110, -40, 30, 100].map((y, i) => turned(60, y, -8, at(0, 0, 1, skewer(i)))),
      at(-60, 150, 0.7, cucumber()),
      at(-10, 166, 0.7, cucumber()),
      at(40, 160, 0.7, cucumber()),
      line('M-40,-100 C0,-60 -20,0 10,40 C30,70 0,90 20,110', '#9a5b2a', 34),
    ),
    at(1190, 790, 1.3, peanuts()),
    at(240, 810, 1.1, dip('#9a5b2a', c.white)),
  ],
  'gerecht-sayur-lodeh-met-tofu': () => [
    dots('mint'),
    at(
      640,
      490,
      1.45,
      bowlAbove(c.plum, '#f4e3a6'),
      strands(16, 170, 110, '#dcebb6', 18, 60),
      scattered(8, 170, 116, () => bean()),
      scattered(6, 160, 106, () => carrotCoin(), 0.85),
      scattered(9, 150, 100, () => cube('#fffdf2', 30)),
      at(10, 0, 0.45, chilli()),
      at(120, -50, 0.8, parsley()),
    ),
    at(1190, 640, 1.25, tofuBlock()),
    at(1180, 830, 0.85, cabbage()),
  ],
  'gerecht-pepes-ikan-in-een-pakketje': () => [
    ground('sand', 'pebble'),
    mat('#a9d0d3', 2),
    turned(
      690,
      440,
      -4,
      at(
        0,
        0,
        1.3,
        shape('M-420,-150 C-200,-230 200,-230 420,-150 L440,150 C200,230 -200,230 -440,150Z', '#3f7a3a'),
        shape('M-380,-120 C-180,-190 180,-190 380,-120 L396,120 C180,190 -180,190 -396,120Z', '#5f9a48'),
        line(
          'M-400,0 H400 M-300,-140 L-260,140 M-150,-170 L-120,170 M150,-170 L120,170 M300,-140 L260,140',
          '#4b863f',
          6,
        ),
        at(0, 0, 1.6, fishFillet('#f2cf6b')),
        scattered(8, 160, 60, () => line('M-14,0 q14,-10 28,0', '#cf3a2c', 9)),
        at(-110, 30, 0.8, mint()),
        at(120, -20, 0.8, mint()),
        at(20, 90, 0.9, lemonWedge()),
      ),
    ),
    at(330, 830, 1.05, fish()),
    turned(1240, 800, 30, chilli()),
  ],
  'gerecht-perkedel-van-aardappel': () => [
    stripes('sky'),
    at(
      620,
      480,
      1.45,
      plate('#d8654e', 290),
      ...[
        [-110, -50],
        [10, -76],
        [120, -36],
        [-86, 58],
        [40, 44],
        [140, 70],
      ].map(([x = 0, y = 0], i) =>
        at(
          x,
          y,
          1,
          oval(0, 10, 66, 50, '#a9671f'),
          oval(0, 0, 66, 48, '#dd9f43'),
          grains(9, 44, 30, i % 2 ? '#5d9350' : '#c27f2c', 7, 6),
          oval(-16, -14, 22, 9, '#f0c678'),
        ),
      ),
      at(-10, 6, 0.9, parsley()),
    ),
    at(1190, 760, 1.5, potato()),
    at(1050, 850, 1.2, potato()),
    turned(1230, 560, 10, at(0, 0, 1.2, parsley())),
  ],
};

/** A stick with pieces of grilled chicken. @param {number} seed */
function skewer(seed) {
  return (
    line('M-190,0 H230', '#e3c48f', 9) +
    [-120, -50, 20, 90]
      .map((x, i) => turned(x, 0, (i + seed) * 40, at(0, 0, 0.85, chicken(i % 2 ? '#c27f3c' : '#d08f4a'))))
      .join('') +
    line('M-140,-12 l20,24 M-40,-14 l20,26 M60,-14 l20,26', '#7d4a20', 6)
  );
}
