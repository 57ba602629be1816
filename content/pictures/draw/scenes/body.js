import { microscope, pot, pressureMeter } from '../clinic.js';
import { drop, germ, kidney, kidneyInside, kidneys, shield, TRUNK, whiteCell } from '../organs.js';
import { c, skin } from '../palette.js';
import { person } from '../people.js';
import { ground, plant, tabletop, window } from '../places.js';
import { at, box, dot, line, oval, ring, shape, times, turned } from '../shapes.js';
import { bottle, clipboard, flower, glass, pill, pillbox, tube } from '../things.js';

/** Organs and what happens to them, always calm and whole. */
export const body = {
  nieren: () => [
    ground('rose', 'pebble'),
    at(720, 365, 1.18, kidneys()),
    at(330, 900, 1.1, flower(c.coral, 240)),
    at(1130, 900, 1.1, flower(c.mustard, 200)),
    at(1050, 900, 0.8, flower(c.plum, 180)),
  ],
  'hoe-nieren-werken': () => [
    ground('sand', 'arch'),
    shape(TRUNK, skin.olive),
    line('M720,240 V700', '#c58d66', 8),
    line('M720,420 H600 M720,420 H840', '#d8654e', 22),
    line('M720,200 V420', '#d8654e', 26),
    at(720, 470, 0.95, kidneys()),
    line('M430,380 C420,500 450,600 480,700', '#c58d66', 8),
    line('M1010,380 C1020,500 990,600 960,700', '#c58d66', 8),
  ],
  nierfunctie: () => [
    ground('sky', 'round'),
    line('M390,640 A340,340 0 0 1 530,372', '#8cc3a1', 52),
    line('M585,340 A340,340 0 0 1 855,340', c.mustard, 52),
    line('M910,372 A340,340 0 0 1 1050,640', c.coral, 52),
    at(720, 600, 1.45, kidney()),
    turned(720, 600, -38, line('M0,-150 V-222', c.petrol, 20), shape('M-30,-210 H30 L0,-262Z', c.petrol)),
  ],
  'chronische-nierschade': () => [
    ground('sand', 'wave'),
    at(430, 440, 1.6, kidney()),
    at(750, 450, 1.4, kidney('#c67a63', '#d99b86'), speckles(4)),
    at(1040, 460, 1.2, kidney('#b78a78', '#cda999'), speckles(7)),
    line('M390,710 H1090 M1060,684 L1094,710 L1060,736', c.petrol, 13),
    dot(390, 710, 22, c.leaf),
    dot(710, 710, 22, c.mustard),
  ],
  diabetes: () => [
    ground('mint', 'pebble'),
    tabletop('#cfa67a', 690),
    at(
      880,
      690,
      1.5,
      box(-90, -270, 180, 270, c.petrol, 34),
      box(-64, -240, 128, 110, '#d5ecdf', 12),
      drop(c.brick).replaceAll('<path', '<path transform="translate(-24 -184) scale(.34)"'),
      line('M14,-206 v44 M40,-206 v44', c.petrol, 10),
      dot(0, -70, 30, c.mist),
      box(-16, -8, 32, 46, c.white, 4),
    ),
    at(560, 700, 1.5, apple()),
    times(4, (i) => box(650 + (i % 2) * 62, 640 - Math.floor(i / 2) * 58 + (i % 2) * 4, 56, 56, c.white, 8)),
  ],
  bloeddruk: () => [
    ground('sky', 'arch'),
    window(900, 160, 240, 250),
    at(
      640,
      300,
      1,
      person({
        skin: 'deep',
        hair: 'grey',
        style: 'short',
        old: true,
        top: c.mustard,
        look: 0.6,
        mood: 'calm',
        arms: [
          { elbow: [-150, 300], hand: [-60, 360] },
          { elbow: [170, 320], hand: [330, 372], bare: true },
        ],
      }),
    ),
    tabletop('#cfa67a', 700),
    line('M762,530 L800,585', c.petrol, 88),
    line('M800,590 C850,690 980,580 1000,640', c.soft, 10),
    at(1040, 710, 1, pressureMeter()),
  ],
  medicijnen: () => [
    ground('mint', 'wave'),
    tabletop('#cfa67a', 650),
    at(870, 660, 1.5, bottle()),
    at(620, 664, 1.35, glass(0.66)),
    at(690, 800, 1.05, pillbox()),
    turned(1060, 720, -20, pill()),
    at(1130, 800, 0.8, pill(c.teal)),
  ],
  afweer: () => [
    ground('sky', 'round'),
    at(720, 480, 1.9, shield()),
    at(720, 480, 1.35, kidney()),
    ...[
      [330, 300],
      [1090, 250],
      [1130, 640],
    ].map(([x = 0, y = 0]) => at(x, y, 1.05, germ())),
    at(350, 680, 0.8, germ(c.brick)),
    at(460, 170, 0.6, germ(c.brick)),
  ],
  afstoting: () => [
    ground('sky', 'round'),
    dot(720, 480, 250, '#f3dccb'),
    at(738, 480, 1.9, kidney()),
    ...[
      [300, 270, 1.05],
      [1150, 240, 0.95],
      [1190, 660, 1.1],
      [280, 690, 0.9],
    ].map(([x = 0, y = 0, s = 1]) => at(x, y, s, whiteCell())),
    turned(448, 340, -42, pill()),
    turned(1000, 330, 40, pill(c.teal)),
    turned(1010, 620, -46, pill(c.mustard)),
    turned(436, 610, 44, pill(c.teal)),
  ],
  bloedonderzoek: () => [
    ground('rose', 'arch'),
    tabletop('#e6c9a4', 720),
    box(480, 560, 480, 60, c.wood, 14),
    at(570, 690, 1.55, tube(c.brick, 0.62)),
    at(720, 690, 1.55, tube('#e8bd62', 0.45)),
    at(870, 690, 1.55, tube(c.brick, 0.5)),
    box(460, 600, 520, 130, '#a87848', 20),
    at(1090, 560, 0.9, clipboard()),
    at(350, 720, 0.9, plant(0, 0)),
  ],
  urine: () => [
    ground('sand', 'pebble'),
    tabletop('#b5cfd3', 700),
    at(720, 720, 1.75, pot()),
    turned(
      1020,
      650,
      14,
      box(-22, -220, 44, 260, c.white, 8),
      box(-14, -206, 28, 32, c.mustard, 4),
      box(-14, -160, 28, 32, c.leaf, 4),
      box(-14, -114, 28, 32, c.coral, 4),
    ),
    at(400, 720, 0.95, plant(0, 0, 1, c.petrol)),
  ],
  wetenschap: () => [
    ground('sky', 'leaf'),
    tabletop('#cfa67a', 720),
    at(700, 726, 1.35, microscope()),
    at(980, 720, 1.1, tube(c.teal, 0.5)),
    at(1060, 720, 1.1, tube(c.coral, 0.7)),
    at(
      440,
      720,
      1.2,
      shape('M-30,-240 H30 V-150 L100,-20 Q100,0 80,0 H-80 Q-100,0 -100,-20 L-30,-150Z', '#ffffffcc'),
      shape('M-52,-110 H52 L94,-20 Q92,-4 80,-4 H-80 Q-92,-4 -94,-20Z', '#8cc3a1'),
      dot(-10, -60, 11, '#ffffff88'),
      dot(26, -84, 8, '#ffffff88'),
    ),
    at(1010, 270, 0.7, kidneyInside()),
    ring(1005, 270, 110, c.petrol, 10),
  ],
};

/** @param {number} count */
function speckles(count) {
  return times(count, (n) => oval(-44 + (n % 2) * 40, -34 + Math.floor(n / 2) * 30, 13, 8, '#a5705f', n * 50));
}

function apple() {
  return (
    shape(
      'M0,-120 C40,-150 110,-120 90,-50 C78,-6 44,6 0,-4 C-44,6 -78,-6 -90,-50 C-110,-120 -40,-150 0,-120Z',
      '#c9503f',
    ) +
    line('M0,-120 C0,-140 8,-156 18,-164', c.bark, 9) +
    oval(42, -150, 30, 13, c.leaf, -20) +
    line('M-62,-84 C-64,-64 -58,-48 -50,-40', '#ffffff66', 10)
  );
}
