import { checks, dots, mat, planks, roundMat, stripes } from '../../kitchen/cloths.js';
import { bellPepper, cassava, chilli, coconut, corn, fishFillet, onion, pumpkin } from '../../kitchen/produce.js';
import { grains, mound, scattered, strands } from '../../kitchen/spread.js';
import { bean, chicken, drumstick, lime, onionRing, parsley, pepperStrip, rice } from '../../kitchen/toppings.js';
import { bowlAbove, deepPlate, platter } from '../../kitchen/vessels.js';
import { fish, fork, plate, spoon } from '../../meals.js';
import { c } from '../../palette.js';
import { ground } from '../../places.js';
import { at, box, line, oval, shape, turned } from '../../shapes.js';

/** Dishes of Suriname and the Antilles. */
export const caribbean = {
  'gerecht-moksi-alesi-met-kip': () => [
    dots('sand'),
    at(
      720,
      490,
      1.45,
      bowlAbove('#3e4a56', '#f1e2b8'),
      grains(130, 214, 152, '#fffaf0', 15, 9),
      grains(40, 200, 140, '#dcc890', 14, 6),
      at(-70, -30, 0.9, drumstick()),
      at(90, 50, 0.8, drumstick()),
      scattered(10, 190, 130, () => bean('#4f8a3f'), 0.7),
      turned(70, -80, 70, at(0, 0, 0.7, chilli())),
    ),
    at(220, 760, 1.1, drumstick()),
    turned(1220, 480, 4, at(0, 0, 1.2, spoon())),
  ],
  'gerecht-surinaamse-bami-met-kip': () => [
    stripes('rose'),
    at(
      720,
      490,
      1.45,
      deepPlate('#3f8791', '#d9a258'),
      strands(70, 180, 126, '#efc06a', 10, 100),
      strands(24, 170, 116, '#c98838', 8, 90),
      strands(12, 170, 110, '#eef0cf', 10, 54),
      scattered(9, 160, 104, () => chicken('#f3dcae'), 0.85),
      at(-30, -50, 0.9, parsley()),
      at(90, 20, 0.8, parsley()),
      at(-60, 70, 0.8, parsley()),
    ),
    at(220, 770, 1.1, drumstick()),
    turned(1220, 490, 5, at(0, 0, 1.25, fork())),
  ],
  'gerecht-pompoen-met-komijn': () => [
    planks('#b98a66'),
    at(
      620,
      490,
      1.4,
      bowlAbove('#0b5260', '#d9772a'),
      scattered(22, 180, 124, (i) => box(-34, -30, 68, 60, i % 2 ? '#f0a04e' : '#e98b38', 14)),
      grains(34, 170, 116, '#6f4022', 6, 6),
      at(0, -10, 0.9, parsley()),
      at(90, 60, 0.7, parsley()),
    ),
    at(1180, 620, 1.7, pumpkin()),
  ],
  'gerecht-bojo-met-cassave': () => [
    ground('rose', 'round'),
    mat('#8cc3a1', 2),
    at(
      660,
      500,
      1.35,
      plate(c.white, 290),
      shape('M-190,70 L150,-90 L190,30 L-150,150Z', '#8f5a2a'),
      shape('M-190,70 L150,-90 L170,-40 L-176,112Z', '#d99a3e'),
      shape('M-190,70 L-60,-110 L150,-90Z', '#e6b457'),
      scattered(7, 90, 40, () => oval(0, 0, 12, 9, '#4c2c3a')),
      grains(26, 110, 56, '#fffaf0', 12, 5),
    ),
    at(1170, 720, 1.15, coconut()),
    turned(1180, 320, -30, at(0, 0, 1.15, cassava())),
  ],
  'gerecht-funchi-met-boter': () => [
    checks('sky'),
    at(
      640,
      490,
      1.45,
      plate('#e98443', 284),
      ...[-96, 0, 96].map((x, i) =>
        turned(
          x,
          i % 2 ? 18 : -8,
          -12 + i * 8,
          box(-62, -92, 124, 184, '#d9a32c', 26),
          box(-62, -98, 124, 176, '#f6d66b', 26),
        ),
      ),
      turned(0, -10, 14, box(-30, -24, 60, 48, '#fff6cf', 8), box(-30, 12, 60, 12, '#efdc96', 6)),
    ),
    turned(1190, 560, 24, at(0, 0, 1.7, corn())),
  ],
  'gerecht-galinja-stoba': () => [
    ground('mint', 'pebble'),
    roundMat('#ecd9b6'),
    at(
      720,
      490,
      1.45,
      bowlAbove('#c0492f', '#a8602c'),
      scattered(8, 170, 116, () => pepperStrip('#d84a3a')),
      at(-90, -40, 1, drumstick()),
      at(70, -60, 0.9, drumstick()),
      at(20, 70, 1, drumstick()),
      scattered(4, 170, 110, () => onionRing('#e6cfa0', 24)),
      at(150, 60, 0.8, parsley()),
    ),
    at(210, 770, 1.4, lime()),
    at(310, 850, 1.1, lime()),
    at(1240, 790, 0.95, bellPepper()),
  ],
  'gerecht-vis-met-creoolse-saus': () => [
    planks('#9c7050'),
    at(
      720,
      440,
      1.3,
      platter('#fffdf9'),
      at(-190, -40, 1, rice(110, 80)),
      ...[
        [40, -60],
        [80, 66],
      ].map(([x = 0, y = 0]) => turned(x, y, -6, at(0, 0, 1.25, fishFillet('#e0a653')))),
      scattered(7, 150, 90, () => pepperStrip('#d84a3a')).replace(/^/, '<g transform="translate(60 0)">'),
      '</g>',
      at(10, -50, 1, onionRing('#e6cfa0')),
      at(130, -20, 1, onionRing('#e6cfa0')),
      at(60, 80, 1, onionRing('#e6cfa0')),
      at(190, 60, 0.8, lime()),
    ),
    at(360, 830, 1.1, fish()),
    at(1130, 840, 0.9, onion()),
    at(1290, 810, 0.9, bellPepper()),
  ],
  'gerecht-pan-bati': () => [
    ground('sand', 'arch'),
    mat('#c2dcec', -2),
    at(
      640,
      520,
      1.4,
      plate(c.teal, 280),
      ...[0, 1, 2, 3].map((i) =>
        at(0, 30 - i * 34, 1, oval(0, 18, 190, 118, '#b9772f'), oval(0, 0, 190, 118, i === 3 ? '#f0c65a' : '#e2ae45')),
      ),
      at(0, -72, 1, mound(140, 82, '#d99a3e', 2), grains(20, 120, 66, '#b9772f', 5, 6)),
      turned(10, -90, 12, box(-30, -22, 60, 44, '#fff6cf', 8), box(-30, 12, 60, 10, '#efdc96', 6)),
      line('M-150,70 C-60,110 60,110 150,70', '#9c6325', 5),
    ),
    turned(1200, 600, 20, at(0, 0, 1.5, corn())),
  ],
};
