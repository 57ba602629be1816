import { stripes } from '../../kitchen/cloths.js';
import { heap } from '../../kitchen/produce.js';
import { mound } from '../../kitchen/spread.js';
import { cherry, icecube, lemonWedge, lime, mint, raspberry, strawberry } from '../../kitchen/toppings.js';
import { bowlAbove, carafe, coupe, ramekin } from '../../kitchen/vessels.js';
import { berry, leaf, lemon, spoon } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, dot, line, oval, shape, turned } from '../../shapes.js';
import { glass } from '../../things.js';

/** Desserts in glasses and small dishes, and drinks. */
export const sweet = {
  'gerecht-frambozenijs': () => [
    ground('mint', 'round'),
    tabletop('#e5a097', 740),
    oval(720, 800, 200, 26, '#00000018'),
    at(
      720,
      810,
      1.22,
      at(-66, -330, 1, dot(0, 0, 84, '#cf4560'), dot(-26, -30, 18, '#e88095')),
      at(66, -334, 1, dot(0, 0, 84, '#d8566f'), dot(-26, -30, 18, '#ee93a4')),
      at(0, -420, 1, dot(0, 0, 84, '#c93a55'), dot(-26, -30, 18, '#e67a8f')),
      coupe('#d8566f'),
      at(10, -506, 0.7, mint()),
    ),
    ...[
      [1000, 820],
      [1060, 850],
      [1090, 800],
    ].map(([x = 0, y = 0]) => at(x, y, 1.2, raspberry())),
    turned(400, 830, -70, at(0, 0, 1, spoon())),
  ],
  'gerecht-hangop-met-kersen': () => [
    ground('rose', 'leaf'),
    tabletop('#c3b0a0', 730),
    oval(700, 800, 200, 26, '#00000018'),
    at(
      700,
      800,
      1.6,
      at(0, -296, 1, mound(128, 54, '#ffffff', 2)),
      at(0, -300, 1, mound(96, 30, '#8f1f33', 4)),
      coupe('#fdfaf2'),
      line('M-40,-282 C-44,-240 -30,-220 -34,-190 M30,-284 C36,-240 24,-220 30,-176', '#a52a42', 15),
      at(-50, -326, 1, cherry()),
      at(6, -340, 1, cherry()),
      at(54, -322, 1, cherry()),
    ),
    at(1050, 830, 1.4, cherry()),
    at(1120, 840, 1.4, cherry()),
    at(330, 840, 1.3, cherry()),
  ],
  'gerecht-panna-cotta-met-aardbeien': () => [
    ground('sky', 'arch'),
    tabletop('#f2cfc8', 720),
    oval(600, 800, 190, 24, '#00000014'),
    at(
      600,
      800,
      1.7,
      shape('M-86,-220 H86 L74,0 H-74Z', '#ffffffaa'),
      shape('M-82,-150 H82 L72,-10 H-72Z', '#fffaf0'),
      shape('M-84,-176 H84 L82,-140 C40,-120 -40,-120 -82,-140Z', '#d8414a'),
      at(-40, -190, 0.85, strawberry()),
      at(34, -194, 0.95, strawberry()),
      turned(0, -216, 20, at(0, 0, 0.55, mint())),
      line('M-62,-130 L-56,-40', '#ffffff', 8),
    ),
    at(
      940,
      800,
      1.25,
      shape('M-86,-220 H86 L74,0 H-74Z', '#ffffffaa'),
      shape('M-82,-150 H82 L72,-10 H-72Z', '#fffaf0'),
      shape('M-84,-176 H84 L82,-140 C40,-120 -40,-120 -82,-140Z', '#d8414a'),
      at(0, -194, 0.95, strawberry()),
    ),
    at(1180, 840, 1.3, strawberry()),
    turned(330, 850, -60, at(0, 0, 1.2, strawberry())),
  ],
  'gerecht-rijstpudding-uit-de-oven': () => [
    ground('sand', 'pebble'),
    tabletop('#a8705a', 660),
    oval(700, 790, 360, 50, '#00000026'),
    at(
      700,
      780,
      1.6,
      ramekin('#b5623f', '#e9c98f'),
      oval(-10, -165, 136, 25, '#c98539'),
      oval(-40, -170, 60, 10, '#a9652a'),
      oval(70, -158, 40, 8, '#a9652a'),
      oval(-90, -156, 34, 7, '#8f5a26'),
    ),
    turned(1130, 800, 70, at(0, 0, 1.1, spoon())),
    turned(320, 830, -8, line('M-90,0 H90', '#9a5d33', 30), line('M-80,-6 H80', '#c08a58', 7)),
    at(1150, 640, 1.25, heap('#f4efe1', '#ffffff', 14, 8)),
  ],
  'gerecht-frisse-bessensmoothie': () => [
    ground('sky', 'wave'),
    tabletop('#c9b6d0', 720),
    at(590, 790, 1.75, glass(0.8, '#a2558a')),
    turned(650, 480, 12, line('M0,-170 V60', c.coral, 16)),
    at(880, 790, 1.75, glass(0.72, '#c26a9a')),
    turned(930, 480, 12, line('M0,-170 V70', c.petrol, 16)),
    ...[
      [350, 810],
      [410, 840],
      [370, 760],
      [1080, 830],
      [1140, 810],
      [1100, 780],
    ].map(([x = 0, y = 0], i) => at(x, y, 1.5, berry(['#5468a0', c.plum, '#cf4b47'][i % 3]))),
    turned(560, 500, -30, leaf()),
  ],
  'gerecht-gemberdrank-met-limoen': () => [
    ground('mint', 'pebble'),
    tabletop('#cfa67a', 740),
    at(
      640,
      830,
      1.55,
      carafe('#f3e28c'),
      at(-40, -130, 0.8, lime()),
      at(50, -90, 0.8, lime()),
      at(-20, -50, 0.7, lime()),
      at(30, -170, 0.6, lime()),
    ),
    at(950, 820, 1.1, glass(0.55, '#f3e28c')),
    at(1000, 590, 1.05, lime()),
    at(1110, 850, 1.2, lime()),
    at(
      330,
      840,
      1,
      shape(
        'M-120,20 C-110,-30 -50,-30 -30,-20 C-30,-70 20,-70 30,-24 C80,-40 120,-10 104,26 C60,60 -90,70 -120,20Z',
        '#d9b27c',
      ),
      line('M-70,-4 q6,14 0,30 M-10,-14 q8,20 0,40 M50,-10 q6,16 0,34', '#b98f57', 6),
    ),
  ],
  'gerecht-ijsblokjes-met-citroen-en-munt': () => [
    stripes('mint'),
    at(
      720,
      490,
      1.45,
      bowlAbove('#88b8d6', '#c2dcec'),
      ...[
        [-120, -20, 10],
        [-20, -80, -14],
        [90, -60, 24],
        [-50, 50, -8],
        [60, 60, 16],
        [150, 30, -20],
        [-140, 80, 30],
      ].map(([x = 0, y = 0, turn = 0], i) =>
        turned(x, y, turn, at(0, 0, 0.95, icecube()), i % 2 ? at(0, 4, 0.42, mint()) : at(0, -4, 0.42, lemonWedge())),
      ),
    ),
    at(1180, 770, 1.3, lemon()),
    at(250, 250, 1.1, mint()),
  ],
  'gerecht-mangolassi-in-het-klein': () => [
    ground('sand', 'arch'),
    tabletop('#c98f63', 720),
    ...[
      [450, 770],
      [640, 830],
      [810, 770],
      [1000, 830],
    ].map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        1.15,
        glass(0.8, i % 2 ? '#f0a93e' : '#f4b751'),
        oval(0, -160, 36, 7, '#fbd78f'),
        dot(-10, -162, 4, '#7f8f3f'),
        dot(8, -158, 4, '#7f8f3f'),
      ),
    ),
    at(
      1200,
      850,
      1,
      oval(0, -20, 112, 76, '#e9963a', -18),
      oval(-40, -16, 62, 44, '#dd7438', -18),
      oval(-56, -30, 24, 12, '#f0a878', -18),
      line('M92,-64 L110,-84', c.bark, 11),
    ),
  ],
};
