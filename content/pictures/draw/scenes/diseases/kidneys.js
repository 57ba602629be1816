import { crystal, magnifier, spread } from '../../filters.js';
import { heart, kidney, kidneyInside, kidneys, liver } from '../../organs.js';
import { c } from '../../palette.js';
import { ground, tabletop } from '../../places.js';
import { at, box, dot, faded, line, mirrored, oval, ring, shape, times, turned } from '../../shapes.js';
import { bottle, glass, pill } from '../../things.js';

const URETER = '#f3cf87';
const STONE = '#a08468';

/** Diseases that one sees at the kidneys themselves. */
export const kidneysOfDiseases = {
  nierziekten: () => [
    ground('rose', 'round'),
    at(310, 480, 1.5, kidney(), cysts()),
    mirrored(1140, 480, 1.5, kidney('#b78a78', '#cda999')),
    at(700, 440, 1, magnifier(270, c.petrol, at(10, 0, 2, kidneyInside()), at(30, 24, 0.8, stone(1.2)))),
  ],
  cystenieren: () => [
    ground('sky', 'leaf'),
    at(440, 470, 2.3, kidney(), cysts()),
    mirrored(800, 470, 2.3, kidney(), cysts()),
    mirrored(1090, 560, 1.05, kidney()),
  ],
  nierstenen: () => [
    ground('sand', 'pebble'),
    line('M620,452 C740,470 700,620 730,780 C740,840 720,880 730,960', URETER, 44),
    at(520, 430, 2.7, kidneyInside()),
    at(540, 452, 1, stone(1.3)),
    at(596, 420, 1, stone(0.8)),
    at(470, 520, 1, stone(0.9)),
    at(722, 650, 1, stone(0.8)),
    at(1020, 820, 1.8, glass(0.78)),
    at(1180, 800, 1, stone(0.9)),
    at(880, 812, 1, stone(0.6)),
  ],
  hydronefrose: () => [
    ground('mint', 'round'),
    at(720, 330, 1.35, kidneys(swollen(), at(0, 0, 1, kidney()))),
    line('M566,372 C600,400 622,430 634,470', '#f3cf87', 58),
    line('M612,498 L690,478', c.plum, 20),
    ring(650, 488, 84, c.teal, 13),
  ],
  refluxnefropathie: () => [
    ground('sky', 'arch'),
    at(720, 330, 1.35, kidneys(kidney('#c67a63', '#d99b86'), kidney())),
    ...[
      [632, 478],
      [650, 540],
      [658, 600],
    ].map(([x = 0, y = 0]) => at(x, y, 1, line('M-24,16 L0,-12 L24,16', c.brick, 13))),
    ...[
      [808, 478],
      [790, 540],
      [782, 600],
    ].map(([x = 0, y = 0]) => at(x, y, 1, line('M-24,-12 L0,16 L24,-12', c.teal, 13))),
    faded(0.9, ring(500, 328, 170, c.coral, 10)),
  ],
  'interstitiele-nefritis': () => [
    ground('rose', 'wave'),
    tabletop('#cfa67a', 740),
    at(560, 430, 2.4, kidneyInside(), patches()),
    at(960, 770, 1.5, bottle(c.mustard)),
    turned(1140, 780, -18, pill()),
    at(820, 830, 0.9, pill(c.teal)),
  ],
  nierarteriestenose: () => [
    ground('sand', 'round'),
    line('M560,-60 V1020', '#d8654e', 92),
    line('M540,-60 V1020', '#e58a76', 14),
    shape(
      'M580,520 H660 C740,520 740,556 800,556 C850,556 850,512 930,512 V600 C850,600 850,584 800,584 C740,584 740,620 660,620 H580Z',
      '#d8654e',
    ),
    shape('M690,524 C740,530 750,554 800,558 C846,552 850,524 880,520 L880,500 H690Z', c.lemon),
    shape('M690,616 C740,610 750,586 800,582 C846,588 850,598 880,600 L880,626 H690Z', c.lemon),
    mirrored(1010, 570, 1.5, kidney('#c67a63', '#d99b86')),
    faded(0.95, ring(790, 570, 130, c.petrol, 18)),
    line('M884,664 L960,750', c.petrol, 36),
  ],
  'cardiorenaal-syndroom': () => [
    ground('rose', 'pebble'),
    line('M500,330 C600,150 850,160 930,280', '#d8654e', 26),
    line('M935,232 L930,280 L884,267', '#d8654e', 20),
    line('M960,640 C860,800 600,800 486,648', '#5a7fa8', 26),
    line('M484,692 L486,644 L533,655', '#5a7fa8', 20),
    at(470, 470, 1.7, heart(c.brick)),
    line('M340,470 h56 l22,-54 l40,104 l28,-50 h62', c.white, 11),
    mirrored(990, 480, 1.75, kidney()),
  ],
  'renale-tubulaire-acidose': () => [
    ground('mint', 'leaf'),
    line('M720,330 V800 M600,810 H840', c.bark, 26),
    turned(720, 330, -7, line('M-330,0 H330', c.bark, 22)),
    line('M392,372 L310,580 M392,372 L474,580 M1047,292 L965,500 M1047,292 L1129,500', c.soft, 6),
    shape('M280,580 H504 C500,650 284,650 280,580Z', c.mustard),
    shape('M935,500 H1159 C1155,570 939,570 935,500Z', c.teal),
    at(392, 530, 1.2, halfLemon()),
    ...[
      [1005, 478],
      [1085, 482],
      [1046, 440],
    ].map(([x = 0, y = 0]) => at(x, y, 0.62, pill(c.mist))),
    at(730, 300, 1.25, kidney()),
  ],
  'primaire-hyperoxalurie': () => [
    ground('sky', 'wave'),
    at(460, 340, 1.75, liver()),
    mirrored(980, 590, 2, kidney()),
    line('M620,460 C700,560 760,600 850,600', c.teal, 12),
    line('M820,570 L856,600 L822,634', c.teal, 12),
    spread(
      [
        [640, 390, 1.1],
        [740, 470, 0.9],
        [680, 570, 1],
        [790, 540, 0.7],
        [810, 670, 1],
        [940, 520, 0.9],
        [1000, 640, 1.2],
        [930, 680, 0.8],
        [1050, 560, 0.8],
      ],
      (i) => crystal(i % 2 ? '#7fa9c0' : '#5f93b0'),
    ),
  ],
  'multipel-myeloom-en-nieren': () => [
    ground('sand', 'arch'),
    turned(520, 470, 38, bone()),
    ...[
      [600, 300],
      [690, 390],
      [620, 470],
    ].map(([x = 0, y = 0], i) => at(x, y, 0.9 + (i % 2) * 0.2, plasmaCell())),
    mirrored(990, 520, 2.1, kidney()),
    line('M770,370 C820,390 830,420 850,450', c.plum, 11),
    ...[
      [780, 470, 20],
      [800, 540, 70],
      [740, 550, -30],
      [850, 590, 10],
      [820, 640, 100],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, line('M0,24 V0 M0,0 L-16,-20 M0,0 L16,-20', c.plum, 9))),
  ],
};

function cysts() {
  return [
    [-40, -54, 24],
    [-6, -64, 15],
    [-54, 0, 19],
    [-12, -12, 26],
    [-46, 46, 25],
    [4, 46, 17],
    [-12, 76, 12],
    [26, -50, 14],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, '#f5cf9a') + dot(x - r / 3, y - r / 3, Math.round(r / 4), '#fff6e2'))
    .join('');
}

/** @param {number} s */
function stone(s) {
  return at(
    0,
    0,
    s,
    shape('M-26,6 L-18,-20 L6,-26 L28,-8 L22,18 L-6,26Z', STONE),
    shape('M-18,-20 L6,-26 L-2,-4 L-26,6Z', '#c0a68a'),
  );
}

/** A kidney of which the hollow is filled up, wide. */
function swollen() {
  return at(
    0,
    0,
    1.3,
    kidney(),
    shape(
      'M52,-8 C20,-8 26,-66 -14,-66 C-44,-58 -24,-26 -52,-24 C-66,-4 -62,14 -50,26 C-26,30 -44,60 -12,70 C26,70 20,12 52,12Z',
      '#f8dc9a',
    ),
  );
}

function patches() {
  return times(9, (i) =>
    oval(
      [-62, -36, -8, 14, -66, -34, -60, 4, 22][i] ?? 0,
      [-30, -70, -74, -66, 4, 46, 42, 80, 66][i] ?? 0,
      11,
      7,
      '#8e2f2c',
      i * 40,
    ),
  );
}

function halfLemon() {
  return shape('M-70,0 A70,70 0 0 1 70,0Z', c.lemon) + oval(0, 0, 70, 22, '#fdf3c4') + oval(0, 0, 56, 15, '#f3d45c');
}

function bone() {
  return (
    [-1, 1].map((side) => dot(side * 46, -230, 62, '#f4e8d3') + dot(side * 46, 230, 62, '#f4e8d3')).join('') +
    box(-60, -240, 120, 480, '#f4e8d3') +
    box(-26, -150, 52, 300, '#e9a191', 26)
  );
}

function plasmaCell() {
  return (
    oval(0, 0, 52, 44, '#c7a3c0', 20) +
    dot(-14, -4, 22, c.plum) +
    dot(24, 10, 5, '#ffffff99') +
    dot(18, -18, 4, '#ffffff99')
  );
}
