import { checks, dots, mat, napkin, planks, roundMat, stripes } from '../../kitchen/cloths.js';
import { beef, bellPepper, courgette, onion, wholeEgg } from '../../kitchen/produce.js';
import { grains, mound, scattered, strands } from '../../kitchen/spread.js';
import {
  cube,
  dill,
  lemonWedge,
  onionRing,
  parsley,
  pepperStrip,
  shrimp,
  sprig,
  wedge,
} from '../../kitchen/toppings.js';
import { bowlAbove, deepPlate, dip } from '../../kitchen/vessels.js';
import { fish, fork, knife, leaf, lemon, plate, spoon, tomato } from '../../meals.js';
import { c } from '../../palette.js';
import { ground } from '../../places.js';
import { at, box, line, oval, shape, turned } from '../../shapes.js';

/** Pasta, rice, fish and eggs. */
export const pans = {
  'gerecht-lasagne-voor-de-vriezer': () => [
    ground('sand', 'round'),
    mat('#8cc3a1', -2),
    at(
      720,
      490,
      1.4,
      plate(c.white, 280),
      at(-10, 10, 1.05, lasagne()),
      at(140, 70, 0.9, leaf()),
      turned(150, 40, 60, leaf()),
    ),
    at(220, 500, 1.2, fork()),
    at(1220, 500, 1.2, knife()),
    at(1250, 840, 1.15, tomato()),
  ],
  'gerecht-macaroni-met-gehakt': () => [
    checks('rose'),
    at(
      720,
      490,
      1.4,
      deepPlate('#e6b450', '#f2d28a'),
      scattered(34, 190, 130, () => elbow()),
      at(
        0,
        0,
        1,
        mound(120, 78, '#bf4a33', 2),
        scattered(14, 96, 60, () => oval(0, 0, 20, 14, '#8a3524')),
        scattered(6, 90, 54, () => cube('#e98443', 11)),
      ),
      at(10, -10, 0.9, parsley()),
    ),
    turned(1220, 500, 4, at(0, 0, 1.2, spoon())),
    at(210, 810, 1.05, beef()),
  ],
  'gerecht-mihoen-met-garnalen': () => [
    planks('#a8795a'),
    at(
      720,
      490,
      1.45,
      bowlAbove(c.night, '#f0e6c8'),
      strands(60, 180, 126, '#fbf6e4', 8, 96),
      strands(16, 170, 110, '#d9e3ae', 11, 56),
      strands(14, 170, 110, '#e98443', 8, 50),
      ...[
        [-110, -40, 0],
        [20, -80, 70],
        [110, 10, 200],
        [-40, 60, -40],
        [60, 90, 130],
      ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, shrimp())),
      at(-20, -4, 0.8, parsley()),
      at(-140, 60, 0.9, lemonWedge()),
    ),
    turned(1210, 460, 8, line('M-14,-300 L-10,300 M26,-300 L14,300', '#e3c48f', 14)),
  ],
  'gerecht-pasta-met-paprika': () => [
    stripes('mint'),
    at(
      720,
      490,
      1.4,
      plate('#d8654e', 284),
      mound(190, 132, '#e0663e', 3),
      scattered(24, 165, 112, () => penne()),
      scattered(8, 150, 100, () => pepperStrip('#c93a2a')),
      at(0, -4, 1, oval(2, 8, 52, 32, '#b5442c'), oval(0, 0, 50, 32, '#fffaf0')),
      turned(-20, -10, -30, leaf()),
      turned(20, -6, 40, leaf()),
    ),
    at(210, 500, 1.25, fork()),
    turned(1230, 510, 3, napkin('#f2cfc8')),
    at(1240, 850, 0.9, bellPepper()),
  ],
  'gerecht-risotto-met-courgette': () => [
    ground('mint', 'round'),
    roundMat('#ecd9b6'),
    at(
      720,
      490,
      1.35,
      deepPlate('#fffdf9', '#f4e7b6'),
      grains(120, 196, 136, '#fbf4d4', 13, 9),
      grains(60, 190, 130, '#e0cc8a', 11, 6),
      ...[
        [-90, -40, -20],
        [40, -60, 30],
        [100, 20, 80],
        [-120, 50, 60],
      ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, at(0, 0, 0.8, ribbon()))),
      at(10, -10, 0.7, lemonWedge()),
    ),
    at(1250, 500, 1.2, fork()),
    at(240, 800, 1.05, courgette()),
  ],
  'gerecht-omelet-met-paprika': () => [
    dots('rose'),
    at(
      720,
      490,
      1.45,
      plate('#88b8d6', 280),
      shape('M-190,40 C-190,-70 -80,-120 20,-116 C130,-112 200,-40 190,40 C100,80 -100,80 -190,40Z', '#f0bf45'),
      shape('M-190,40 C-100,80 100,80 190,40 C180,84 90,112 0,112 C-90,112 -180,84 -190,40Z', '#d9a02f'),
      line('M-150,10 C-130,-50 -60,-84 10,-84', '#fadf8a', 12),
      turned(
        0,
        0,
        0,
        at(
          0,
          -24,
          1,
          scattered(12, 140, 56, (i) => cube(i % 3 ? '#d84a3a' : '#e2705c', 14)),
        ),
      ),
      at(0, -20, 1, grains(24, 140, 60, '#5d9350', 14, 6)),
      at(-60, 76, 0.7, cube('#d84a3a', 15)),
      at(60, 82, 0.7, cube('#d84a3a', 15)),
      at(150, 90, 0.9, parsley()),
    ),
    at(220, 500, 1.2, fork()),
    at(1200, 790, 1.0, wholeEgg()),
    at(1300, 830, 0.9, wholeEgg()),
    at(1230, 280, 0.95, bellPepper()),
  ],
  'gerecht-vissticks-uit-de-oven': () => [
    checks('mint'),
    at(
      720,
      490,
      1.45,
      plate(c.coral, 284),
      ...[-80, -24, 32].map((y, i) => turned(-70 + i * 12, y, -10, fishStick())),
      at(
        90,
        -10,
        1,
        scattered(8, 70, 80, () => wedge(), 0.85),
      ),
      at(-60, 100, 0.8, dip('#fbf8ef', '#88b8d6'), at(0, 0, 0.6, dill())),
      at(90, 104, 0.9, lemonWedge()),
    ),
    at(270, 830, 1.0, fish()),
  ],
  'gerecht-witte-vis-met-citroen': () => [
    planks('#c8a078'),
    turned(
      720,
      490,
      -4,
      shape(
        'M-480,-230 L-420,-262 L-330,-232 L-200,-270 L0,-240 L200,-270 L340,-236 L430,-262 L486,-220 L460,0 L486,220 L420,252 L300,226 L120,260 L-60,232 L-240,262 L-400,228 L-480,240 L-456,0Z',
        '#e3cfa8',
      ),
      line('M-440,-190 L-380,-60 M440,-190 L390,-50 M-430,190 L-390,90 M440,190 L400,90', '#cbb488', 8),
      shape('M-350,10 C-280,-150 100,-180 330,-50 C384,-14 384,44 330,80 C130,180 -270,170 -350,10Z', '#fffaf1'),
      line('M-350,10 C-280,-150 100,-180 330,-50 C384,-14 384,44 330,80 C130,180 -270,170 -350,10Z', '#d9a55c', 12),
      line(
        'M-240,-30 C-180,10 -180,40 -230,70 M-120,-70 C-50,-10 -50,50 -110,100 M20,-84 C90,-20 90,60 30,112 M160,-70 C220,-20 220,50 170,90',
        '#e0d3c2',
        10,
      ),
      at(-130, 0, 1.35, lemon()),
      at(0, 10, 1.35, lemon()),
      at(130, 4, 1.35, lemon()),
      turned(-220, -20, 40, at(0, 0, 1.4, dill())),
      turned(240, 10, -30, at(0, 0, 1.4, dill())),
      turned(60, -40, 80, at(0, 0, 1.2, dill())),
      at(
        0,
        200,
        1,
        ...[-160, -60, 50, 150].map((x) =>
          at(x, 0, 1, `<path d="M-34,8 Q0,-26 34,8" fill="none" stroke="#b9d78e" stroke-width="12"/>`),
        ),
      ),
    ),
    at(330, 840, 0.95, fish()),
  ],
  'gerecht-zalm-met-komkommer-en-rijst': () => [
    ground('sky', 'pebble'),
    roundMat('#a9d0d3'),
    at(
      720,
      490,
      1.4,
      bowlAbove(c.plum, '#f4efe1'),
      grains(120, 212, 150, '#ffffff', 16, 9),
      grains(40, 200, 140, '#ddd5c2', 14, 6),
      turned(
        -40,
        -10,
        -16,
        shape(
          'M-130,-50 C-60,-80 80,-76 130,-40 C140,10 130,40 110,54 C30,74 -80,70 -126,40 C-140,10 -140,-20 -130,-50Z',
          '#ee8b66',
        ),
        line('M-90,-50 q30,50 0,96 M-40,-62 q30,60 0,118 M10,-64 q30,62 0,122 M60,-60 q28,56 0,110', '#f8b598', 9),
      ),
      ...[0, 1, 2, 3].map((i) => turned(150 - i * 6, -56 + i * 40, 10 + i * 12, at(0, 0, 0.7, ribbon()))),
      at(40, 110, 0.9, lemonWedge()),
      grains(20, 120, 60, '#3e4a56', 4, 6),
    ),
  ],
  'gerecht-witte-pizza-met-ui-en-tijm': () => [
    planks('#9c7050'),
    at(
      720,
      480,
      1.5,
      oval(0, 22, 330, 240, '#00000026'),
      oval(0, 0, 330, 240, '#d9a25c'),
      oval(0, -4, 318, 230, '#e6b772'),
      oval(0, 0, 278, 198, '#fbf3df'),
      scattered(11, 210, 146, (i) => oval(0, 0, 42, 30, i % 2 ? '#ffffff' : '#fffaf0') + oval(10, 8, 14, 8, '#e9cf9c')),
      scattered(9, 220, 150, () => onionRing()),
      turned(-120, -40, 30, at(0, 0, 0.8, sprig('#5d7f4a'))),
      turned(100, 60, -50, at(0, 0, 0.8, sprig('#5d7f4a'))),
      turned(60, -100, 80, at(0, 0, 0.7, sprig('#5d7f4a'))),
      line('M0,0 L-318,-70 M0,0 L300,-104 M0,0 L30,238', '#c98f4d', 6),
    ),
    at(200, 800, 1.15, onion()),
  ],
};

function lasagne() {
  const layers = ['#f3dfae', '#b9432d', '#f3dfae', '#fdf6e6', '#b9432d', '#f3dfae'];
  return (
    layers
      .map((color, i) =>
        shape(
          `M-150,${-40 + i * 22} C-60,${-28 + i * 22} 60,${-28 + i * 22} 150,${-40 + i * 22} V${-14 + i * 22} C60,${0 + i * 22} -60,${0 + i * 22} -150,${-14 + i * 22}Z`,
          color,
        ),
      )
      .join('') +
    shape('M-150,-40 L-90,-120 C-20,-134 60,-130 110,-116 L150,-40 C60,-26 -60,-26 -150,-40Z', '#e3a53e') +
    scattered(9, 100, 30, (i) => oval(0, 0, 18, 9, i % 2 ? '#c9822a' : '#f3c56a')).replace(
      /^/,
      '<g transform="translate(0 -78)">',
    ) +
    '</g>'
  );
}

function elbow() {
  return line('M-22,14 C-22,-20 22,-20 22,14', '#e3b24f', 22) + line('M-22,12 C-20,-16 20,-16 22,12', '#f7dc98', 9);
}

function penne() {
  return line('M-34,0 H34', '#e6b54c', 27) + line('M-30,-4 H28', '#f7dc98', 8);
}

function ribbon() {
  const d = 'M-60,24 C-66,-36 -6,-40 -4,0 C-2,38 58,36 60,-24';
  return line(d, '#6fa352', 36) + line(d, '#dfedc6', 28) + line(d, '#c3dba2', 4);
}

function fishStick() {
  return (
    box(-100, -26, 200, 52, '#d9963c', 14) + box(-92, -22, 184, 26, '#ebb45f', 12) + grains(16, 84, 18, '#b9742a', 4, 6)
  );
}
