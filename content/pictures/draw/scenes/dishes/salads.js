import { checks, dots, planks, stripes } from '../../kitchen/cloths.js';
import { apple, beans, cabbage, chilli, heap } from '../../kitchen/produce.js';
import { grains, mound, scattered, strands, swirl } from '../../kitchen/spread.js';
import {
  appleSlice,
  bean,
  carrotCoin,
  cube,
  dill,
  halfEgg,
  lemonWedge,
  parsley,
  pepperStrip,
  pineapple,
  sprig,
  wedge,
} from '../../kitchen/toppings.js';
import { bowlAbove, dip, jar, platter, rimPattern } from '../../kitchen/vessels.js';
import { carrot, cucumber, fork, lettuce, plate, potato, tomato } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, dot, line, oval, shape, turned } from '../../shapes.js';

/** Salads, vegetables and what goes on bread. */
export const salads = {
  'gerecht-atjar-van-komkommer': () => [
    ground('mint', 'arch'),
    tabletop('#cfa67a', 700),
    at(
      680,
      790,
      1.5,
      jar('#f0d365', c.teal),
      strandsIn('#fbf0bd'),
      ...[
        [-60, -230],
        [20, -256],
        [76, -200],
        [-20, -170],
        [-76, -130],
        [50, -120],
        [-30, -70],
        [70, -54],
      ].map(([x = 0, y = 0]) => at(x, y, 0.72, cucumber())),
      line('M-104,-280 V-60', '#ffffff99', 12),
    ),
    at(1040, 830, 1.2, cucumber()),
    at(1120, 860, 1, cucumber()),
    turned(330, 800, -14, ginger()),
  ],
  'gerecht-bulgursalade-met-granaatappel': () => [
    checks('rose'),
    at(
      720,
      490,
      1.45,
      bowlAbove(c.mustard, '#d9b27a'),
      grains(110, 205, 140, '#c6975a', 10, 9),
      grains(60, 195, 134, '#e9cc9a', 10, 9),
      scattered(9, 180, 120, () => parsley(), 0.9),
      scattered(24, 196, 134, () => oval(0, 0, 11, 8, '#b3203c')),
    ),
    at(1180, 250, 1.1, pomegranate()),
    at(250, 740, 1.3, lemonWedge()),
    at(1230, 800, 1.15, heap('#c99a5c', '#e4c08b')),
  ],
  'gerecht-gado-gado-met-ei': () => [
    planks('#c8a078'),
    at(
      720,
      490,
      1.3,
      platter('#e9e2d2'),
      at(
        -205,
        50,
        1.15,
        scattered(9, 90, 70, () => bean()),
      ),
      at(-170, -80, 1.3, strands(12, 90, 50, '#dce9bd', 12, 70)),
      at(30, -110, 1, ...[0, 1, 2, 3].map((i) => at(-60 + i * 52, (i % 2) * 24, 1.05, cube('#e9c27a', 30)))),
      at(236, -64, 1.15, halfEgg()),
      at(262, 50, 1.15, halfEgg()),
      at(90, 120, 1.05, cucumber()),
      at(170, 110, 1.05, cucumber()),
      at(-70, 130, 1.05, carrotCoin()),
      at(4, 144, 1.05, carrotCoin()),
      at(
        20,
        10,
        1,
        mound(120, 72, '#a5662f', 3),
        oval(-30, -20, 40, 16, '#c28348'),
        scattered(8, 90, 50, () => oval(0, 0, 8, 5, '#7d4a20')),
      ),
    ),
    at(
      1180,
      800,
      1,
      scattered(5, 70, 40, () => oval(0, 0, 30, 16, '#a5713a')),
    ),
  ],
  'gerecht-komkommersalade-met-dille': () => [
    ground('mint', 'pebble'),
    tabletop('#e6c9a4', 650),
    oval(720, 820, 380, 60, '#00000018'),
    ...[
      [500, 500, 1.2],
      [640, 460, 1.4],
      [820, 470, 1.3],
      [940, 510, 1.1],
    ].map(([x = 0, y = 0, s]) => at(x, y, s, lettuce())),
    ...[
      [520, 500, 1.2],
      [610, 470, 1.3],
      [700, 510, 1.3],
      [830, 510, 1.25],
      [900, 470, 1.1],
      [760, 440, 1.1],
    ].map(([x = 0, y = 0, s]) => at(x, y, s, cucumber())),
    at(570, 530, 0.75, tomato()),
    at(770, 510, 0.75, tomato()),
    at(930, 530, 0.75, tomato()),
    turned(660, 420, -20, at(0, 0, 1.3, dill())),
    turned(880, 430, 30, at(0, 0, 1.2, dill())),
    at(
      720,
      570,
      1.35,
      shape('M-260,-30 C-250,120 -150,190 0,190 C150,190 250,120 260,-30Z', c.teal),
      line('M-246,20 C-140,44 140,44 246,20', c.mist, 12),
    ),
  ],
  'gerecht-koolsalade-met-ananas': () => [
    stripes('mint'),
    at(
      720,
      490,
      1.45,
      bowlAbove(c.plum, '#f1ecd0'),
      strands(44, 190, 130, '#fcfaec', 10, 70),
      strands(20, 180, 124, '#d9e3ae', 8, 60),
      scattered(10, 180, 122, () => pineapple()),
      turned(
        0,
        0,
        100,
        scattered(12, 130, 180, () => oval(0, 0, 14, 10, '#5b3a3f')),
      ),
    ),
    turned(1200, 500, 6, at(0, 0, 1.2, fork())),
    at(220, 790, 1.25, cabbage()),
  ],
  'gerecht-wortelsalade-met-komijn': () => [
    planks('#b98a66'),
    at(
      720,
      500,
      1.45,
      plate('#3f8791', 270),
      rimPattern('#e6b450'),
      scattered(22, 168, 116, () => carrotCoin()),
      scattered(9, 150, 100, () => parsley(), 0.8),
      grains(36, 165, 112, '#6f4a22', 5, 5),
    ),
    at(1150, 250, 1, dip('#8a5a2c', c.mustard)),
    at(1170, 780, 1.2, lemonWedge()),
    turned(230, 760, 30, at(0, 0, 1.25, carrot())),
    turned(330, 800, 50, at(0, 0, 1.1, carrot())),
  ],
  'gerecht-sperziebonen-met-sambal': () => [
    checks('mint'),
    at(
      700,
      490,
      1.4,
      bowlAbove(c.white, '#eda585'),
      scattered(24, 170, 116, () => bean()),
      scattered(9, 180, 120, () => pepperStrip()),
      swirl('#f9dcc6', 8),
    ),
    turned(1170, 640, 40, chilli()),
    turned(1110, 750, 20, chilli()),
    at(240, 820, 1.25, beans()),
  ],
  'gerecht-rode-kool-met-appel': () => [
    ground('rose', 'wave'),
    tabletop('#a8705a', 660),
    oval(700, 810, 360, 56, '#00000026'),
    at(
      700,
      480,
      1,
      mound(290, 120, '#7a3564'),
      strands(34, 250, 96, '#9c4f86', 13, 70),
      strands(22, 240, 90, '#5f2550', 9, 60),
    ),
    ...[
      [560, 450, -20],
      [700, 410, 10],
      [820, 460, 30],
      [640, 500, 0],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, appleSlice('#e9d27c'))),
    at(
      700,
      560,
      1.3,
      shape('M-260,-50 C-240,-40 240,-40 260,-50 C250,120 150,190 0,190 C-150,190 -250,120 -260,-50Z', c.mist),
      line('M-240,20 C-140,40 140,40 240,20', c.white, 12),
    ),
    at(1120, 740, 1.2, apple()),
    ...[
      [300, 830, 20],
      [350, 860, -40],
      [270, 870, 80],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(x, y, turn, line('M0,-10 V26', '#4f2f22', 9), dot(0, -16, 10, '#4f2f22')),
    ),
    at(330, 790, 1.05, cabbage('#8d4a86')),
  ],
  'gerecht-aardappelpartjes-uit-de-oven': () => [
    dots('sky'),
    at(
      720,
      490,
      1.45,
      bowlAbove(c.brick, '#b9772f'),
      scattered(24, 170, 110, () => wedge()),
      turned(-70, -20, 30, sprig()),
      turned(90, 50, -50, sprig()),
      turned(60, -80, 80, sprig()),
    ),
    turned(1180, 700, 30, at(0, 0, 1.4, sprig())),
    at(250, 720, 1, dip('#fdf8ea', c.teal)),
    at(1210, 240, 1.2, potato()),
  ],
};

/** @param {string} color */
function strandsIn(color) {
  return at(0, -150, 1, strands(16, 70, 110, color, 9, 60));
}

function ginger() {
  return (
    shape(
      'M-120,20 C-110,-30 -50,-30 -30,-20 C-30,-70 20,-70 30,-24 C80,-40 120,-10 104,26 C60,60 -90,70 -120,20Z',
      '#d9b27c',
    ) + line('M-70,-4 q6,14 0,30 M-10,-14 q8,20 0,40 M50,-10 q6,16 0,34', '#b98f57', 6)
  );
}

function pomegranate() {
  return (
    dot(0, 0, 110, '#b8324a') +
    dot(0, 0, 92, '#f6e3d0') +
    scattered(24, 76, 76, () => oval(0, 0, 12, 9, '#b3203c')) +
    shape('M-20,-104 L-30,-140 L-6,-124 L6,-146 L16,-122 L38,-134 L24,-104Z', '#b8324a')
  );
}
