import { checks, mat, napkin, planks, stripes } from '../../kitchen/cloths.js';
import { grains, mound, scattered, strands, swirl } from '../../kitchen/spread.js';
import {
  chicken,
  chickpea,
  cube,
  dill,
  floret,
  halfEgg,
  lemonWedge,
  mint,
  parsley,
  pepperStrip,
} from '../../kitchen/toppings.js';
import { bowlAbove, deepPlate } from '../../kitchen/vessels.js';
import { bowl, carrot, cucumber, plate, spoon } from '../../meals.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, box, line, oval, shape, turned } from '../../shapes.js';
import { steam } from '../../things.js';

/** Soups of the recipes. */
export const soups = {
  'gerecht-bloemkoolsoep-met-kerrie': () => [
    stripes('sky'),
    at(
      720,
      500,
      1.4,
      bowlAbove(c.petrol, '#e9b949'),
      swirl('#fdf3dc', 18),
      at(-90, 70, 0.9, parsley()),
      at(110, -60, 0.8, parsley()),
    ),
    turned(1190, 520, 8, at(0, 0, 1.2, spoon())),
    at(250, 760, 1.5, floret()),
    at(330, 840, 1.1, floret()),
  ],
  'gerecht-courgettesoep-met-munt': () => [
    ground('sand', 'arch'),
    tabletop('#c3e0ce', 640),
    oval(720, 800, 380, 60, '#00000018'),
    at(
      720,
      560,
      1.35,
      bowl(c.white, '#a9cc7c'),
      oval(-70, -30, 60, 14, '#bfdc98'),
      at(20, -20, 0.85, mint()),
      at(-90, -10, 0.42, mint()),
    ),
    at(1120, 800, 1, courgette()),
    at(1190, 870, 0.7, lemonWedge()),
  ],
  'gerecht-geroosterde-groentesoep': () => [
    ground('rose', 'pebble'),
    tabletop('#a8705a', 640),
    oval(720, 806, 370, 60, '#00000026'),
    at(
      720,
      560,
      1.35,
      bowl(c.mustard, '#d9683c'),
      scattered(9, 170, 36, (i) => oval(0, 0, 18, 8, ['#f0a25c', '#8f3f26', '#5d9350'][i % 3] ?? '')),
      at(0, 56, 1.25, steam()),
    ),
    turned(290, 800, -20, at(0, 0, 1, carrot())),
    at(1150, 800, 0.9, pepper()),
  ],
  'gerecht-harira-met-kip': () => [
    ground('sky', 'wave'),
    tabletop('#c98f63', 620),
    oval(700, 800, 380, 56, '#00000022'),
    at(
      700,
      560,
      1.35,
      bowl('#b5623f', '#c8793f'),
      line('M-214,70 l36,36 l36,-36 l36,36 l36,-36 l36,36 l36,-36 l36,36 l36,-36 l36,36 l36,-36 l36,36', '#f0d9b0', 10),
      at(
        0,
        -24,
        1,
        scattered(11, 168, 36, () => chickpea(), 0.8),
      ),
      at(-60, -34, 0.6, chicken()),
      at(80, -14, 0.55, chicken()),
      at(10, -46, 0.7, parsley()),
      at(-130, -20, 0.5, parsley()),
    ),
    at(1130, 790, 1.1, lemonWedge()),
    ...[
      [1040, 870],
      [1090, 850],
      [1220, 880],
    ].map(([x = 0, y = 0]) => at(x, y, 1, chickpea())),
  ],
  'gerecht-kippensoep-met-vermicelli': () => [
    checks('sand'),
    at(
      720,
      500,
      1.4,
      deepPlate('#8fb9c4', '#f3dc92'),
      strands(22, 170, 110, '#fbf0c8', 7, 110),
      scattered(9, 180, 116, () => cube('#e98443', 15)),
      scattered(5, 130, 84, () => chicken('#f1d3a4'), 0.8),
      scattered(6, 190, 120, () => oval(0, 0, 12, 6, '#5d9350')),
    ),
    turned(1210, 520, 8, at(0, 0, 1.2, spoon())),
    turned(190, 500, -6, at(0, 0, 1.2, napkin('#c9dfe5'))),
  ],
  'gerecht-koude-komkommersoep': () => [
    ground('sky', 'round'),
    tabletop('#9cc7d8', 640),
    oval(720, 770, 300, 46, '#00000016'),
    at(
      720,
      560,
      1.25,
      shape('M-260,-30 C-250,120 -150,170 0,170 C150,170 250,120 260,-30Z', '#ffffff88'),
      shape('M-236,-16 C-226,100 -140,150 0,150 C140,150 226,100 236,-16Z', '#fbfaf2'),
      oval(0, -30, 260, 74, '#ffffffaa'),
      oval(0, -26, 236, 60, '#fdfcf6'),
      at(-100, -34, 0.8, cucumber()),
      at(0, -50, 0.75, cucumber()),
      at(90, -20, 0.8, cucumber()),
      turned(-20, -6, 70, at(0, 0, 0.8, dill())),
      turned(150, -44, -40, at(0, 0, 0.7, dill())),
      line('M-220,30 C-200,90 -150,130 -100,146', '#ffffff', 12),
    ),
    at(330, 800, 1.3, cucumber()),
    at(400, 850, 1.1, cucumber()),
    turned(1130, 800, 60, at(0, 0, 1.4, dill())),
  ],
  'gerecht-rode-linzensoep': () => [
    ground('mint', 'leaf'),
    mat('#efe0c2'),
    at(
      700,
      500,
      1.4,
      bowlAbove(c.coral, '#df8334'),
      swirl('#b5331f', 13),
      scattered(10, 180, 120, () => oval(0, 0, 9, 5, '#7a2a18')),
      at(40, 60, 0.8, mint()),
    ),
    at(1130, 680, 1.2, lemonWedge()),
    turned(1190, 380, 10, at(0, 0, 1.1, spoon())),
  ],
  'gerecht-saotosoep': () => [
    planks('#caa27a'),
    at(
      640,
      500,
      1.4,
      bowlAbove(c.white, '#e6b653'),
      at(-100, 20, 1, mound(90, 70, '#f8dfa4', 2), grains(26, 70, 52, '#fff3d2', 20, 7)),
      strands(16, 90, 60, '#f6efd8', 9, 60),
      at(110, -60, 1.05, halfEgg()),
      at(90, 70, 1, chicken()),
      at(0, 100, 0.9, chicken('#d99c58')),
      at(-40, -90, 1, parsley()),
      at(170, 20, 0.8, parsley()),
      at(-150, -60, 0.8, pepperStrip()),
    ),
    at(1160, 620, 0.62, plate(), grains(70, 140, 96, '#ffffff', 22, 12), grains(50, 130, 90, '#ece5d3', 20, 8)),
    turned(1180, 250, 70, at(0, 0, 1, spoon())),
  ],
};

function courgette() {
  return turned(
    0,
    0,
    -16,
    box(-150, -38, 280, 76, '#5d9350', 38),
    line('M-110,-12 H80 M-90,14 H60', '#86b95f', 7),
    box(120, -20, 40, 40, '#86b95f', 10),
  );
}

function pepper() {
  return (
    shape(
      'M0,-90 C60,-110 110,-60 96,10 C86,70 50,96 20,84 C6,92 -8,92 -20,84 C-50,96 -86,70 -96,10 C-110,-60 -60,-110 0,-90Z',
      '#cf4a38',
    ) +
    line('M0,-92 C-2,-116 8,-130 22,-136', c.moss, 16) +
    line('M-64,-40 C-70,0 -60,36 -48,50', '#ef8a70', 12)
  );
}
