import { checks, dots, mat, planks, roundMat } from '../../kitchen/cloths.js';
import { apple, leekWhole } from '../../kitchen/produce.js';
import { grains, mound, scattered } from '../../kitchen/spread.js';
import { appleSlice, cinnamon, leek, lemonWedge, raspberry, toast } from '../../kitchen/toppings.js';
import { deepPlate, dip, fluted, ovenDish } from '../../kitchen/vessels.js';
import { berry, bread, fork, leaf, lemon, plate, spoon } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, line, oval, shape, turned } from '../../shapes.js';
import { cup, steam } from '../../things.js';

/** Bread, pancakes, tarts and desserts. */
export const baked = {
  'gerecht-quiche-met-prei': () => [
    checks('sky'),
    at(
      720,
      490,
      1.4,
      oval(0, 24, 350, 250, '#00000016'),
      oval(0, 8, 350, 250, c.white),
      fluted('#d9a25c', '#f2cf72', '#e3ae68'),
      scattered(16, 200, 136, () => leek()),
      scattered(14, 220, 150, (i) => oval(0, 0, 20, 11, i % 2 ? '#d99a3e' : '#f8e3a4')),
      shape('M0,0 L318,-64 C330,40 290,126 204,178Z', '#f1ece0'),
      shape('M0,0 L204,178 L198,196 L0,20Z', '#f8e3a4'),
    ),
    at(1200, 690, 0.8, plate(c.white, 200)),
    at(
      1180,
      690,
      0.9,
      shape('M-110,30 L90,-60 C120,-20 120,40 90,80Z', '#d9a25c'),
      shape('M-100,28 L72,-44 C96,-14 96,34 72,66Z', '#f2cf72'),
      at(20, 6, 0.9, leek()),
      at(-36, 16, 0.7, leek()),
    ),
    turned(200, 560, -14, at(0, 0, 1.5, leekWhole())),
  ],
  'gerecht-pannenkoeken-met-appel': () => [
    ground('sky', 'round'),
    tabletop('#d8b48a', 620),
    oval(720, 760, 390, 62, c.white),
    oval(720, 752, 320, 46, '#e8eef0'),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) =>
        oval(720 + (i % 2 ? 8 : -6), 734 - i * 34, 270 - (i % 3) * 8, 48, '#c98f4d') +
        oval(720 + (i % 2 ? 8 : -6), 724 - i * 34, 270 - (i % 3) * 8, 46, i === 5 ? '#e6b466' : '#f0cd8c'),
    ),
    oval(726, 554, 262, 44, '#e6b466'),
    oval(660, 548, 90, 16, '#d59c4c'),
    ...[
      [600, 540, -16],
      [690, 552, 8],
      [790, 536, -6],
      [860, 556, 20],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, appleSlice())),
    at(720, 540, 1, grains(30, 190, 26, '#8f5a30', 4, 5)),
    turned(1130, 830, -14, cinnamon()),
    turned(1160, 866, -4, cinnamon()),
    at(330, 850, 1, cup(c.coral), steam()),
    at(1230, 600, 1.05, apple()),
  ],
  'gerecht-wentelteefjes': () => [
    dots('sand'),
    at(
      720,
      490,
      1.45,
      plate('#3f8791', 284),
      turned(
        -80,
        -10,
        -14,
        at(0, 0, 1.05, toast('#e0a548')),
        scattered(9, 60, 56, () => oval(0, 0, 16, 10, '#c98628')),
      ),
      turned(
        50,
        14,
        12,
        at(0, 0, 1.05, toast('#e6ae52')),
        scattered(9, 60, 56, () => oval(0, 0, 16, 10, '#cf8f30')),
      ),
      turned(0, 0, 0, grains(40, 150, 80, '#7f4a22', 4, 5)),
    ),
    at(1170, 720, 1.1, dip('#e9d27c', c.coral)),
    turned(270, 780, -30, cinnamon()),
    at(1220, 290, 1.05, bread()),
  ],
  'gerecht-griesmeelpap-met-frambozen': () => [
    ground('rose', 'leaf'),
    mat('#dfedf6', 2),
    at(
      720,
      490,
      1.35,
      deepPlate('#f2cfc8', '#fbf3df'),
      at(0, 0, 1, mound(120, 80, '#c93a55', 4)),
      oval(-50, -30, 40, 14, '#e0687a'),
      scattered(7, 80, 50, () => raspberry(), 1.1),
      at(120, -60, 0.7, leaf()),
    ),
    turned(1220, 500, 8, at(0, 0, 1.2, spoon())),
    at(180, 830, 1.5, raspberry()),
    at(250, 860, 1.3, raspberry()),
  ],
  'gerecht-appelcrumble': () => [
    planks('#b98a66'),
    at(
      720,
      500,
      1.35,
      ovenDish('#5a7fa8', '#e9c06a'),
      scattered(70, 270, 150, (i) => oval(0, 0, 26, 18, ['#cf9a50', '#dcae66', '#b9813a'][i % 3] ?? c.wood)),
      scattered(7, 240, 120, () => appleSlice('#d9a83e')),
      grains(40, 270, 150, '#f3dcae', 14, 9),
    ),
    turned(1040, 420, 50, at(0, 0, 1.6, spoon())),
    turned(260, 160, 20, cinnamon()),
    at(1270, 800, 1.25, apple()),
  ],
  'gerecht-boterkoek-met-citroen': () => [
    ground('sky', 'pebble'),
    roundMat('#e5a097'),
    at(
      720,
      490,
      1.3,
      oval(0, 26, 300, 216, '#00000018'),
      oval(0, 10, 290, 210, '#c9913f'),
      oval(0, -8, 290, 206, '#efc25f'),
      oval(0, -8, 262, 182, '#f4cf74'),
      line(
        'M-220,-130 L220,140 M-280,-20 L90,196 M-90,-200 L280,0 M220,-130 L-220,120 M280,-10 L-90,190 M90,-200 L-280,10',
        '#d9a544',
        8,
      ),
      grains(46, 240, 160, '#f9e98f', 16, 6),
    ),
    at(1190, 790, 1.3, lemon()),
    at(1270, 740, 1, lemonWedge()),
    turned(230, 800, 60, at(0, 0, 1, fork())),
  ],
  'gerecht-bessentaart-met-room': () => [
    ground('rose', 'arch'),
    tabletop('#e6c9a4', 740),
    oval(720, 760, 400, 44, c.white),
    oval(720, 752, 350, 30, '#f1ebe0'),
    shape('M430,560 H1010 V710 C1010,760 430,760 430,710Z', '#d9a25c'),
    shape('M430,628 H1010 V672 C900,700 540,700 430,672Z', '#fff6e6'),
    oval(720, 560, 290, 70, '#fbf3e6'),
    ...[540, 640, 740, 840, 900].map((x, i) => at(x, 536 - (i % 2) * 16, 1, mound(72, 40, '#fffaf2', i))),
    ...[
      [560, 500],
      [620, 530],
      [680, 480],
      [740, 526],
      [800, 484],
      [860, 530],
      [910, 506],
      [650, 456],
      [770, 446],
      [710, 420],
      [840, 456],
      [600, 470],
    ].map(([x = 0, y = 0], i) => at(x, y, 1.35, berry(['#5468a0', '#cf4b47', c.plum][i % 3]))),
    turned(730, 410, -30, leaf()),
    turned(760, 420, 40, leaf()),
  ],
};
