import { gauge, pot, scale, thermometer } from '../../clinic.js';
import { arms, fingers, seated } from '../../figures.js';
import { bread, jug, plate, shaker } from '../../meals.js';
import { drop, kidney } from '../../organs.js';
import { c, skin } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, tabletop, window } from '../../places.js';
import { at, box, dot, line, oval, shape, turned } from '../../shapes.js';
import { armchair, calendar, clock, cup, glass, steam } from '../../things.js';

/** Diseases and the days of the people who have them. */
export const atHome = {
  'diabetische-nefropathie': () => [
    ground('mint', 'wave'),
    window(870, 130, 270, 280),
    at(
      620,
      350,
      1.12,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'bun',
        top: c.coral,
        look: 0.1,
        mood: 'calm',
        arms: [
          { elbow: [-160, 300], hand: [-46, 296] },
          { elbow: [160, 300], hand: [62, 290] },
        ],
      }),
      line('M-36,286 L6,262', skin.brown, 19),
      turned(40, 272, 66, box(-12, -12, 24, 84, c.teal, 10), box(-6, -22, 12, 14, c.white, 3)),
      at(10, 246, 0.17, drop(c.brick)),
    ),
    tabletop('#d8b48a', 740),
    at(
      900,
      830,
      1,
      box(-70, -120, 140, 170, c.petrol, 26),
      box(-48, -98, 96, 70, '#d5ecdf', 8),
      line('M-20,-76 v28 M8,-76 v28', c.petrol, 8),
      dot(0, 12, 20, c.mist),
    ),
    at(430, 826, 0.6, plate(), turned(0, -10, -8, bread())),
    at(1080, 840, 1, cup(c.mustard), steam()),
  ],
  'hypertensieve-nefropathie': () => [
    ground('sky', 'round'),
    box(240, 330, 300, 290, c.petrol, 60),
    box(262, 352, 256, 246, '#0e6071', 46),
    box(390, 330, 72, 290, c.night, 10),
    line('M300,420 V530', c.mist, 12),
    at(380, 190, 0.95, gauge(40)),
    line('M380,300 V340', c.soft, 16),
    line('M540,470 C640,470 640,600 740,600 C790,600 800,560 850,550', c.soft, 26),
    shape('M840,537 C920,516 980,530 1030,536 L1030,548 C980,548 920,546 842,563Z', '#c2402f'),
    at(1090, 540, 1.05, `<g transform="scale(-1 1)">${kidney()}</g>`),
    line('M450,620 C460,720 520,740 560,740', c.soft, 18),
    shape('M560,700 C640,680 690,700 694,744 C690,786 640,802 560,786Z', c.night),
  ],
  'iga-nefropathie': () => [
    ground('sand', 'arch'),
    at(
      560,
      400,
      1.2,
      person({ skin: 'olive', hair: 'black', style: 'quiff', top: c.petrol, look: 0.8, mood: 'calm', arms: arms.lap }),
      line('M-58,112 Q0,150 58,112', c.mustard, 54),
      line('M40,134 L62,250', c.mustard, 50),
      line('M46,226 L78,220 M50,200 L72,196', '#c9963a', 8),
    ),
    tabletop('#cfa67a', 740),
    at(940, 790, 1.15, pot('#7a4a2b')),
    at(330, 820, 1, tissues()),
  ],
  'membraneuze-nefropathie': () => [
    ground('mint', 'wave'),
    at(1020, 270, 0.92, calendar([1, 7, 12])),
    floor('#a9d3b9', 810),
    at(470, 830, 1.25, armchair(c.teal)),
    at(
      470,
      320,
      0.78,
      person({
        skin: 'pale',
        hair: 'grey',
        style: 'short',
        glasses: true,
        old: true,
        top: c.mustard,
        legs: [],
        look: 0.6,
        mood: 'calm',
        arms: arms.lap,
      }),
    ),
    box(880, 690, 220, 130, c.plum, 36),
    line('M780,650 H900', skin.pale, 66),
    line('M440,655 C560,640 660,648 780,650', c.night, 84),
    line('M500,690 C600,676 700,690 800,690', c.soft, 84),
    line('M840,690 H900', skin.pale, 70),
    oval(918, 676, 70, 62, skin.pale),
    shape('M930,700 C930,640 960,546 996,546 C1036,546 1024,650 1014,704 C1000,734 940,736 930,700Z', skin.pale),
    line('M880,640 q10,30 0,66', '#dcae92', 7),
    line('M838,650 V730', c.ink, 14),
  ],
  'nefrotisch-syndroom': () => [
    ground('rose', 'wave'),
    floor('#f0c9c0', 700),
    at(540, 860, 1.15, scale()),
    line('M470,440 C462,500 456,580 462,690', skin.olive, 108),
    line('M620,440 C628,500 634,580 628,690', skin.olive, 108),
    line('M470,-20 V360 M620,-20 V360', c.petrol, 130),
    line('M418,416 H522 M568,416 H672', '#0e6071', 36),
    oval(448, 752, 78, 56, skin.olive),
    oval(642, 752, 78, 56, skin.olive),
    line('M406,790 v-14 M434,800 v-16 M462,800 v-16 M600,790 v-14 M628,800 v-16 M656,800 v-16', '#c48d63', 6),
    line('M424,650 q40,18 76,0 M590,650 q40,18 76,0', '#c48d63', 6),
    at(950, 820, 1.1, shoe(c.teal)),
    at(1120, 860, 1.1, shoe(c.teal)),
  ],
  nierbekkenontsteking: () => [
    ground('sky', 'round'),
    window(250, 150, 240, 270),
    floor('#b8d3df', 800),
    seated(
      720,
      830,
      { skin: 'fair', hair: 'ginger', style: 'long', top: c.mist, mood: 'sad', look: 0.3, arms: arms.lap },
      c.plum,
      1.4,
    ),
    shape('M520,690 C560,590 880,590 924,690 C944,760 904,800 894,840 H560 C550,800 500,760 520,690Z', c.mustard),
    line('M570,690 L560,820 M660,650 L654,826 M780,650 L786,826 M876,680 L886,820', '#f0cd80', 11),
    oval(628, 604, 86, 50, c.brick, -8),
    line('M600,600 h40 M612,622 h30', '#f9927b', 8),
    at(1090, 810, 1, box(-110, -190, 220, 26, c.wood, 10), line('M-80,-170 V0 M80,-170 V0', c.bark, 18)),
    at(1050, 620, 0.85, cup(c.petrol), steam()),
    turned(1130, 606, -8, at(0, 0, 0.62, thermometer())),
  ],
  'gitelman-en-bartter': () => [
    ground('rose', 'arch'),
    at(
      600,
      380,
      1.2,
      person({
        skin: 'olive',
        hair: 'brown',
        style: 'long',
        top: c.teal,
        look: 0.5,
        arms: [
          { elbow: [-150, 310], hand: [-40, 350] },
          { elbow: [170, 280], hand: [130, 140] },
        ],
      }),
    ),
    turned(770, 500, 24, box(-20, -96, 40, 150, '#7fa651', 20), line('M-8,-70 v6 M8,-40 v6 M-6,-10 v6', '#5d8238', 7)),
    tabletop('#cfa67a', 760),
    at(960, 810, 1.15, pickles()),
    at(1140, 830, 0.62, shaker()),
    at(360, 840, 1, glass(0.6)),
  ],
  'nefrogene-diabetes-insipidus': () => [
    ground('sky', 'pebble'),
    at(1010, 260, 0.95, clock()),
    at(
      560,
      360,
      1.12,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'short',
        top: c.mustard,
        look: 0.4,
        arms: [
          { elbow: [-150, 310], hand: [-60, 326] },
          { elbow: [170, 300], hand: [92, 196] },
        ],
      }),
    ),
    at(630, 640, 0.7, glass(0.55)),
    at(656, 572, 1, fingers('deep')),
    tabletop('#cfa67a', 750),
    at(900, 820, 1, jug()),
    ...[0, 1, 2].map((i) => at(1040 + i * 100, 830, 0.62, glass(0.02 + i * 0.3))),
    at(330, 840, 0.62, glass(0.05)),
  ],
};

function tissues() {
  return (
    shape('M-40,-104 C-60,-160 0,-150 10,-190 C50,-170 60,-140 40,-104Z', c.white) +
    box(-90, -110, 180, 110, c.plum, 12) +
    oval(0, -104, 54, 12, '#5a3a52')
  );
}

/** A low shoe from the side, its laces open. @param {string} color */
function shoe(color) {
  return (
    shape('M-100,0 V-96 C-70,-116 -40,-110 -20,-96 C0,-60 60,-56 110,-36 C128,-26 126,0 120,0Z', color) +
    box(-104, -10, 230, 26, c.white, 12) +
    line('M-16,-84 L30,-104 M10,-66 L58,-86 M-24,-92 C-50,-130 -10,-150 10,-130', c.lemon, 8)
  );
}

function pickles() {
  return (
    box(-80, -200, 160, 200, '#dcebd2', 26) +
    [-46, 0, 46].map((x, i) => box(x - 20, -160 + (i % 2) * 16, 40, 140, i % 2 ? '#7fa651' : '#8fb45e', 20)).join('') +
    box(-80, -200, 160, 200, '#ffffff33', 26) +
    box(-74, -236, 148, 44, c.brick, 12)
  );
}
