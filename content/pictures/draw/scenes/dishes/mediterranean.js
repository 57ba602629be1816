import { checks, dots, mat, planks, roundMat, stripes } from '../../kitchen/cloths.js';
import {
  almond,
  aubergine,
  aubergineHalf,
  bellPepper,
  honey,
  orange,
  orangeSlice,
  wholeEgg,
  yoghurt,
} from '../../kitchen/produce.js';
import { grains, mound, scattered, swirl } from '../../kitchen/spread.js';
import { cube, drumstick, lemonWedge, mint, parsley, pepperStrip, rice } from '../../kitchen/toppings.js';
import { bowlAbove, fluted, platter } from '../../kitchen/vessels.js';
import { bread, egg, plate, spoon, tomato } from '../../meals.js';
import { c } from '../../palette.js';
import { ground } from '../../places.js';
import { at, box, dot, line, oval, turned } from '../../shapes.js';

/** Dishes of Turkey and Morocco. */
export const mediterranean = {
  'gerecht-lahmacun-uit-eigen-oven': () => [
    planks('#9c7050'),
    ...[
      [500, 430, -8],
      [920, 560, 10],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(
        x,
        y,
        turn,
        at(
          0,
          0,
          1.25,
          oval(0, 14, 262, 184, '#00000026'),
          oval(0, 0, 262, 184, '#e0b06a'),
          mound(222, 150, '#b5532f', 3),
          scattered(34, 196, 128, () => oval(0, 0, 18, 12, '#8f3f26')),
          scattered(16, 190, 124, (i) => cube(i % 2 ? '#d84a3a' : '#e98443', 8)),
          grains(26, 190, 126, '#5d9350', 9, 6),
        ),
      ),
    ),
    at(930, 540, 1.2, parsley()),
    at(500, 400, 1.1, parsley()),
    at(250, 800, 1.3, lemonWedge()),
    at(1240, 250, 1.2, tomato()),
  ],
  'gerecht-karniyarik-gevulde-aubergine': () => [
    stripes('mint'),
    at(
      690,
      450,
      1.35,
      platter(c.white),
      at(-250, 10, 0.9, rice(90, 100)),
      ...[-72, 72].map((y, i) =>
        turned(
          70,
          y,
          i * 8 - 4,
          at(
            0,
            0,
            1.1,
            aubergineHalf('#8f4a2f'),
            scattered(16, 120, 26, () => oval(0, 0, 15, 10, '#6f3320')),
            scattered(7, 120, 24, () => cube('#d84a3a', 8)),
            grains(12, 110, 22, '#5d9350', 8, 6),
          ),
        ),
      ),
    ),
    turned(1210, 790, 20, at(0, 0, 1.25, aubergine())),
    at(260, 810, 1.2, tomato()),
  ],
  'gerecht-menemen-met-paprika': () => [
    checks('sand'),
    at(
      660,
      490,
      1.45,
      box(230, -30, 250, 60, '#3e4a56', 28),
      bowlAbove('#3e4a56', '#e4682f'),
      mound(190, 132, '#f2c14e', 2),
      scattered(10, 160, 106, () => pepperStrip('#d84a3a')),
      at(-70, -10, 1, egg()),
      at(80, 40, 0.95, egg()),
      grains(24, 180, 120, '#5d9350', 9, 6),
      at(60, -80, 0.8, parsley()),
    ),
    at(230, 800, 0.95, wholeEgg()),
    at(340, 850, 0.9, wholeEgg('#e3bb8e')),
    at(1200, 800, 1.05, bellPepper()),
    at(1210, 220, 0.9, bread()),
  ],
  'gerecht-yayla-soep-met-rijst-en-munt': () => [
    ground('sky', 'round'),
    roundMat('#a9d0d3'),
    at(
      660,
      490,
      1.45,
      bowlAbove('#5a7fa8', '#fdfaf0'),
      grains(46, 200, 140, '#ece4cd', 14, 9),
      swirl('#d9862f', 12),
      scattered(12, 150, 96, () => oval(0, 0, 9, 6, '#4f8a3f')),
      at(40, 40, 0.8, mint()),
    ),
    at(1200, 740, 1.3, yoghurt()),
    turned(1190, 340, 8, at(0, 0, 1.1, spoon())),
  ],
  'gerecht-pastilla-met-kip': () => [
    dots('rose'),
    at(
      680,
      490,
      1.5,
      fluted('#d99a3e', '#ecbf68', '#3f8791'),
      scattered(24, 220, 154, () => oval(0, 0, 26, 10, '#fffaf0')),
      line(
        'M-210,-60 L120,150 M-150,-130 L200,90 M-60,-160 L230,20 M210,-60 L-120,150 M150,-130 L-200,90 M60,-160 L-230,20',
        '#8f5a2f',
        10,
      ),
      ...[
        [0, 0],
        [-90, -30],
        [90, -30],
        [0, 70],
      ].map(([x = 0, y = 0], i) => turned(x, y, i * 40, almond())),
    ),
    at(1200, 770, 1.25, drumstick()),
    at(230, 830, 1.2, almond()),
    turned(310, 860, 50, at(0, 0, 1.2, almond())),
  ],
  'gerecht-zaalouk-van-aubergine': () => [
    planks('#d8b48a'),
    at(
      600,
      490,
      1.4,
      bowlAbove('#0b5260', '#8f4a33'),
      mound(200, 140, '#a65a3c', 2),
      scattered(14, 180, 120, (i) => oval(0, 0, 26, 16, i % 2 ? '#7c4a5a' : '#c07a4a')),
      swirl('#e6b450', 10),
      at(70, -50, 0.9, parsley()),
      at(-60, 50, 0.8, parsley()),
    ),
    turned(1150, 520, 14, at(0, 0, 1.9, aubergine())),
  ],
  'gerecht-baghrir-met-honing': () => [
    checks('rose'),
    at(
      640,
      510,
      1.45,
      plate('#3f8791', 280),
      ...[0, 1, 2, 3].map((i) =>
        at(0, 34 - i * 26, 1, oval(0, 12, 196, 124, '#c98f45'), oval(0, 0, 196, 124, '#f0cd84')),
      ),
      at(
        0,
        -44,
        1,
        scattered(60, 176, 106, (i) => oval(0, 0, 6 + (i % 3) * 2, 5, '#cf9a4c')),
      ),
      at(0, -44, 1, line('M-120,-30 C-60,-80 60,-60 90,-10 C110,40 -20,50 -60,30', '#dc8f1f', 18)),
      line('M60,30 C66,60 64,90 70,110', '#dc8f1f', 16),
    ),
    at(1190, 700, 1.5, honey()),
  ],
  'gerecht-sinaasappelsalade-met-kaneel': () => [
    ground('mint', 'leaf'),
    mat('#efe0c2', 3),
    at(
      640,
      490,
      1.45,
      plate('#5a7fa8', 284),
      ...[
        [-110, -50],
        [0, -80],
        [110, -50],
        [-110, 44],
        [110, 44],
        [0, 78],
        [0, 0],
      ].map(([x = 0, y = 0], i) => turned(x, y, i * 20, orangeSlice())),
      scattered(26, 170, 116, () => dot(0, 0, 4, '#8f5a2f')),
      ...[-70, 20, 90].map((x, i) => turned(x, i * 20 - 20, i * 50, at(0, 0, 0.6, almond()))),
      at(10, 0, 0.75, mint()),
    ),
    at(1200, 720, 1.3, orange()),
    at(1090, 820, 1, orange()),
  ],
};
