import { cheese } from '../../meals.js';
import { drop, heart, kidney } from '../../organs.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { ground, tabletop } from '../../places.js';
import { at, box, dot, faded, line, mirrored, oval, shape, times, turned } from '../../shapes.js';
import { bottle, glass, pill } from '../../things.js';

/** Medicines, and what they and the kidneys do. */
export const medicines = {
  bloeddrukpillen: () => [
    ground('sky', 'round'),
    at(720, 400, 2.2, heart()),
    line('M470,400 H600 L640,300 L700,500 L750,350 L780,400 H960', c.white, 18),
    tabletop('#cfa67a', 760),
    at(430, 820, 1, strip(c.teal)),
    at(900, 850, 1, strip(c.mustard)),
    turned(1150, 830, -20, pill()),
  ],
  apotheek: () => [
    ground('mint', 'arch'),
    ...[250, 430].flatMap((y) => [
      box(250, y, 940, 20, c.wood, 6),
      times(9, (i) =>
        box(
          280 + i * 104,
          y - 70 - (i % 3) * 18,
          68,
          70 + (i % 3) * 18,
          [c.coral, c.white, c.teal, c.mustard, c.mist][(i + y) % 5] ?? c.white,
          8,
        ),
      ),
    ]),
    at(
      700,
      400,
      1.08,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'bun',
        glasses: true,
        coat: true,
        top: c.petrol,
        look: 0.5,
        mood: 'smile',
        arms: [
          { elbow: [-150, 310], hand: [-50, 350] },
          { elbow: [170, 310], hand: [170, 330] },
        ],
      }),
    ),
    box(0, 770, 1440, 190, c.teal),
    box(0, 770, 1440, 22, c.mist),
    line('M660,830 V910 M620,870 H700', c.white, 24),
    at(900, 770, 0.95, bottle()),
    at(1030, 770, 1, box(-60, -100, 120, 100, c.white, 8), box(-60, -70, 120, 34, c.coral)),
  ],
  'botten-en-bloed': () => [
    ground('rose', 'pebble'),
    at(430, 450, 1, turned(0, 0, 28, bone())),
    at(730, 470, 2.3, drop(c.brick)),
    tabletop('#cfa67a', 800),
    at(1050, 810, 1.5, bottle(c.teal)),
    at(860, 860, 0.9, pill(c.mustard)),
    turned(560, 870, -16, at(0, 0, 0.9, pill())),
  ],
  pijnstillers: () => [
    ground('sand', 'leaf'),
    tabletop('#b5cfd3', 720),
    at(470, 740, 1.5, package_(c.leaf), at(0, -90, 1, line('M-34,0 L-10,26 L38,-30', c.leaf, 16))),
    at(920, 740, 1.5, package_(c.brick), at(0, -90, 1, line('M-28,-28 L28,28 M28,-28 L-28,28', c.brick, 16))),
    at(1180, 820, 0.8, mirrored(0, -60, 1, kidney())),
    at(690, 850, 0.9, pill(c.leaf)),
    turned(330, 860, -12, at(0, 0, 0.9, pill(c.mist))),
  ],
  oorzaken: () => [
    ground('mint', 'round'),
    ...[
      [330, 270],
      [1100, 270],
      [330, 690],
      [1100, 690],
    ].map(([x = 0, y = 0]) => line(`M${x},${y} L720,480`, c.teal, 8) + dot(x, y, 130, '#f7e3c4')),
    at(740, 480, 2.2, kidney()),
    ...[
      [290, 300],
      [352, 300],
      [320, 240],
    ].map(([x = 0, y = 0]) => box(x - 28, y - 28, 56, 56, '#e9eef0', 8) + box(x - 28, y - 28, 56, 20, '#ffffff', 8)),
    at(1100, 270, 0.8, heart()),
    at(330, 690, 0.9, pill()),
    at(
      1100,
      690,
      1,
      line('M-46,-44 H46 M0,-44 V6 M-46,6 H46 M-46,6 V40 M46,6 V40', c.petrol, 8),
      dot(-46, -50, 24, c.coral) + box(24, -72, 44, 44, c.teal, 6),
      dot(-46, 48, 24, c.coral) + box(24, 28, 44, 44, c.teal, 6),
    ),
  ],
  hormonen: () => [
    ground('sand', 'round'),
    at(560, 480, 2.4, kidney()),
    line('M690,380 C780,320 840,290 930,270 M898,252 L936,268 L910,302', c.teal, 11),
    line('M710,480 H930 M900,456 L934,480 L900,506', c.teal, 11),
    line('M690,580 C780,640 840,670 930,690 M906,660 L936,692 L896,706', c.teal, 11),
    at(1060, 250, 0.5, turned(0, 0, 34, bone())),
    at(1060, 480, 0.95, drop(c.brick)),
    at(1060, 710, 0.8, heart()),
  ],
  fosfaat: () => [
    ground('rose', 'wave'),
    tabletop('#cfa67a', 720),
    at(
      420,
      780,
      1.35,
      glass(0.8, '#5a3426'),
      dot(-16, -110, 5, '#ffffff66'),
      dot(14, -70, 5, '#ffffff66'),
      dot(4, -140, 4, '#ffffff66'),
    ),
    at(720, 720, 1.15, cheese()),
    at(1050, 560, 0.8, turned(0, 0, 30, bone())),
    at(1040, 860, 0.9, pill(c.teal)),
    turned(880, 870, 14, at(0, 0, 0.9, pill(c.mustard))),
  ],
  rem: () => [
    ground('sky', 'pebble'),
    shape('M0,430 L1440,820 V960 H0Z', '#9bcbae'),
    line('M0,430 L1440,820', '#7fb896', 12),
    turned(620, 430, 15, at(0, 0, 1.7, kidney())),
    turned(712, 622, 15, shape('M0,0 H170 V-110Z', c.bark), line('M30,-6 H150', '#a87848', 9)),
    line('M400,250 q-60,20 -90,70 M360,200 q-80,20 -120,90', c.white, 12),
    faded(0.9, dot(1130, 240, 66, c.lemon)),
  ],
};

/** @param {string} color */
function strip(color) {
  return (
    box(-170, -70, 340, 140, c.steel, 18) +
    times(8, (i) => oval(-120 + (i % 4) * 80, -32 + Math.floor(i / 4) * 64, 28, 22, i === 2 ? '#8f9ea6' : color))
  );
}

/** @param {string} color */
function package_(color) {
  return box(-110, -180, 220, 180, c.white, 8) + box(-110, -180, 220, 40, color, 8) + dot(0, -90, 56, '#eef2f0');
}

function bone() {
  return (
    [-1, 1].map((side) => dot(side * 46, -200, 58, c.white) + dot(side * 46, 200, 58, c.white)).join('') +
    box(-52, -200, 104, 400, c.white) +
    line('M-20,-140 V140', '#ece2d2', 12)
  );
}
