import { arms, seated, standing } from '../figures.js';
import { drop, heart, kidney, kidneys } from '../organs.js';
import { c, skin } from '../palette.js';
import { person } from '../people.js';
import { cloud, floor, ground, pendant, plant, shelf, sun, tabletop, window } from '../places.js';
import { at, box, dot, line, mirrored, oval, shape, times } from '../shapes.js';
import {
  armchair,
  bed,
  book,
  calendar,
  clipboard,
  clock,
  cup,
  drip,
  laptop,
  machine,
  palm,
  phone,
  steam,
  table,
} from '../things.js';

/** Treatments and the people who give and get them. */
export const care = {
  dialyse: () => [
    ground('mint', 'round'),
    floor('#a9d3b9', 800),
    at(930, 815, 1.3, machine()),
    seated(
      600,
      820,
      {
        skin: 'brown',
        hair: 'black',
        style: 'short',
        beard: true,
        top: c.mustard,
        look: 0.5,
        arms: [
          { elbow: [-150, 310], hand: [-150, 400] },
          { elbow: [160, 300], hand: [225, 376], bare: true },
        ],
      },
      c.petrol,
      1.25,
    ),
    line('M750,660 C790,560 830,760 880,520 M762,664 C820,740 850,600 890,540', c.brick, 8),
  ],
  hemodialyse: () => [
    ground('sky', 'wave'),
    window(250, 170, 280, 320),
    floor('#b8d3df', 800),
    at(1020, 815, 1.25, machine()),
    recliner(),
    at(
      640,
      400,
      0.62,
      person({
        skin: 'fair',
        hair: 'white',
        style: 'bob',
        old: true,
        glasses: true,
        top: c.coral,
        look: 0.6,
        arms: [
          { elbow: [-140, 300], hand: [20, 330] },
          { elbow: [170, 290], hand: [280, 360], bare: true },
        ],
      }),
    ),
    shape('M560,690 C600,620 760,640 960,660 C1000,690 980,740 940,740 H560Z', c.plum),
    line('M790,600 C850,520 900,640 980,530 M806,616 C870,580 920,700 988,560', c.brick, 8),
    at(660, 612, 0.36, book()),
  ],
  buikdialyse: () => [
    ground('sand', 'arch'),
    floor('#dcc08e', 800),
    at(960, 815, 1.25, drip()),
    seated(
      620,
      820,
      {
        skin: 'olive',
        hair: 'brown',
        style: 'bun',
        top: c.teal,
        legwear: c.plum,
        look: 0.6,
        arms: [
          { elbow: [-150, 310], hand: [-130, 400] },
          { elbow: [156, 310], hand: [60, 366] },
        ],
      },
      c.coral,
      1.25,
    ),
    line('M960,515 C960,640 840,560 800,640 C770,700 700,640 652,622', '#8fc0d8', 11),
    dot(650, 622, 15, c.white),
    at(330, 810, 0.9, plant(0, 0, 1, c.petrol)),
  ],
  shunt: () => [
    ground('rose', 'leaf'),
    shape(
      'M240,640 C420,570 600,590 800,560 C900,546 960,500 1030,486 C1080,476 1120,500 1100,530 C1160,510 1190,540 1160,570 C1180,590 1160,620 1120,622 C1040,690 940,720 820,740 C600,780 400,800 240,850Z',
      skin.brown,
    ),
    shape('M1030,486 C990,440 990,400 1020,392 C1050,390 1060,440 1100,490Z', skin.brown),
    shape('M140,610 C240,570 300,580 380,580 L420,800 C330,820 240,860 140,900Z', c.petrol),
    line('M470,690 C600,630 720,700 930,590', c.brick, 17),
    line('M470,740 C600,690 740,730 930,640', '#5a7fa8', 17),
    line('M720,670 C748,676 752,700 730,712', c.coral, 19),
    at(720, 330, 1.3, heart()),
  ],
  thuisdialyse: () => [
    ground('mint', 'pebble'),
    shelf(270, 330, 300),
    pendant(1060, 170, c.coral),
    floor('#a9d3b9', 800),
    at(
      1010,
      800,
      1,
      box(-90, -170, 180, 170, c.wood, 14),
      box(-80, -320, 160, 150, c.white, 20),
      box(-58, -300, 116, 60, c.petrol, 8),
      dot(-30, -206, 16, c.coral),
      dot(24, -206, 16, '#8cc3a1'),
    ),
    seated(
      640,
      820,
      {
        skin: 'deep',
        hair: 'black',
        style: 'curly',
        top: c.coral,
        look: 0.4,
        mood: 'smile',
        arms: [
          { elbow: [-150, 310], hand: [-50, 330] },
          { elbow: [165, 300], hand: [215, 370], bare: true },
        ],
      },
      c.mustard,
      1.2,
    ),
    line('M795,664 C840,720 870,560 940,600', c.brick, 8),
    at(330, 815, 1, plant(0, 0, 1, c.petrol)),
  ],
  transplantatie: () => [
    ground('rose', 'round'),
    mirrored(1080, 500, 1.05, palm('deep', c.mustard)),
    at(400, 600, 1.05, palm('pale', c.petrol)),
    at(720, 420, 1.6, kidney()),
    line('M800,424 C850,440 846,500 880,520', '#f3cf87', 22),
    line('M560,230 l-30,-30 M880,230 l30,-30 M720,190 v-44', c.coral, 12),
  ],
  donor: () => [
    ground('mint', 'arch'),
    at(
      590,
      320,
      1.05,
      person({
        skin: 'fair',
        hair: 'ginger',
        style: 'long',
        top: c.petrol,
        look: 0.7,
        arms: [
          { elbow: [-146, 310], hand: [-20, 330] },
          { elbow: [150, 320], hand: [110, 300] },
        ],
      }),
    ),
    at(
      860,
      330,
      1.05,
      person({
        skin: 'fair',
        hair: 'ginger',
        style: 'quiff',
        top: c.mustard,
        look: -0.7,
        beard: true,
        arms: [
          { elbow: [-150, 320], hand: [-120, 300] },
          { elbow: [146, 310], hand: [20, 330] },
        ],
      }),
    ),
    at(724, 600, 1.15, heart()),
    at(716, 592, 0.5, kidney('#fff3ea', '#ffffff')),
  ],
  wachtlijst: () => [
    ground('sky', 'arch'),
    at(930, 300, 1.15, clock()),
    floor('#b8d3df', 790),
    at(560, 790, 1, line('M-220,0 V-120 M560,0 V-120', c.soft, 18), box(-260, -150, 860, 44, c.wood, 18)),
    at(
      560,
      385,
      0.62,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'scarf',
        scarf: c.plum,
        top: c.coral,
        legwear: c.soft,
        look: 0.4,
        mood: 'calm',
        legs: [
          { knee: [-60, 480], foot: [-60, 600] },
          { knee: [60, 480], foot: [60, 600] },
        ],
        arms: arms.lap,
      }),
    ),
    at(560, 635, 0.9, box(-50, -60, 100, 80, c.mustard, 14), line('M-28,-58 Q0,-110 28,-58', c.mustard, 9)),
    at(800, 640, 1, phone())
      .replace('scale(1)', '')
      .replace('translate(800 640)', 'translate(800 566) rotate(8) scale(.5)'),
    at(1060, 640, 1, plant(0, 0, 0.9)),
  ],
  spreekkamer: () => [
    ground('mint', 'wave'),
    window(590, 150, 260, 240),
    at(
      950,
      340,
      1,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'bun',
        coat: true,
        top: c.teal,
        look: -0.7,
        arms: [
          { elbow: [-170, 300], hand: [-190, 330] },
          { elbow: [150, 310], hand: [30, 350] },
        ],
      }),
    ),
    at(
      480,
      350,
      1,
      person({
        skin: 'pale',
        hair: 'grey',
        style: 'bald',
        old: true,
        glasses: true,
        top: c.mustard,
        look: 0.7,
        mood: 'calm',
        arms: [
          { elbow: [-150, 310], hand: [-20, 340] },
          { elbow: [150, 310], hand: [70, 340] },
        ],
      }),
    ),
    tabletop('#cfa67a', 710),
    at(690, 720, 0.9, cup(c.petrol)),
    at(1100, 800, 0.55, laptop()),
    at(830, 790, 0.42, line('M0,-90 V60', c.line, 4), clipboard()),
  ],
  conservatief: () => [
    ground('sand', 'wave'),
    sun(1010, 260, 100, '#f3c878'),
    cloud(420, 240),
    floor('#a9cba0', 780),
    at(
      660,
      790,
      1.1,
      line('M-240,0 V-150 M240,0 V-150', c.bark, 18),
      box(-270, -300, 540, 40, c.wood, 12),
      box(-270, -240, 540, 40, c.wood, 12),
      box(-280, -170, 560, 40, c.wood, 12),
    ),
    at(
      560,
      378,
      0.66,
      person({
        skin: 'fair',
        hair: 'white',
        style: 'bun',
        old: true,
        glasses: true,
        top: c.plum,
        look: 0.7,
        legs: [
          { knee: [-60, 480], foot: [-60, 590] },
          { knee: [60, 480], foot: [60, 590] },
        ],
        arms: arms.lap,
      }),
    ),
    at(
      770,
      372,
      0.66,
      person({
        skin: 'fair',
        hair: 'grey',
        style: 'short',
        top: c.petrol,
        look: -0.7,
        mood: 'calm',
        legs: [
          { knee: [-60, 480], foot: [-60, 600] },
          { knee: [60, 480], foot: [60, 600] },
        ],
        arms: [
          { elbow: [-150, 300], hand: [-250, 350] },
          { elbow: [140, 300], hand: [34, 372] },
        ],
      }),
    ),
    at(1080, 800, 0.9, plant(0, 0)),
  ],
  slapen: () => [
    box(0, 0, 1440, 960, '#163f50'),
    shape(
      'M360,230 C540,70 860,110 1060,190 C1290,290 1270,610 1120,750 C960,900 520,880 340,770 C140,640 170,390 360,230Z',
      '#1d4c5f',
    ),
    dot(950, 290, 90, c.lemon),
    dot(990, 268, 84, '#1d4c5f'),
    times(7, (i) =>
      dot(
        [380, 520, 660, 800, 1090, 1180, 300][i] ?? 0,
        [300, 190, 280, 180, 420, 250, 480][i] ?? 0,
        5 + (i % 3) * 2,
        '#f8ecc4',
      ),
    ),
    floor('#0f3341', 800),
    at(720, 800, 0.92, bed()),
    `<g transform="translate(500 610) rotate(-72) scale(.72)">${person({ skin: 'olive', hair: 'black', style: 'short', mood: 'closed', top: c.mist })}</g>`,
    shape('M556,712 C600,540 860,540 1085,630 V715Z', c.coral),
    line('M650,640 C760,590 900,600 1050,650', '#e87f68', 10),
  ],
  brochure: () => [
    ground('sky', 'pebble'),
    shape('M420,240 L720,290 V770 L420,710Z', c.white),
    shape('M1020,240 L720,290 V770 L1020,710Z', '#f1ece2'),
    shape('M420,240 L720,290 V510 L420,460Z', c.petrol),
    at(570, 375, 0.6, kidneys()),
    line('M470,540 L660,572 M470,590 L660,622 M470,640 L600,662', c.mist, 13),
    at(870, 400, 0.85, heart()),
    line('M780,560 L970,530 M780,612 L970,582 M780,664 L920,642', c.mist, 13),
  ],
};

function recliner() {
  return (
    line('M560,790 V740 M900,790 V740', c.soft, 20) +
    shape(
      'M500,470 C500,400 620,400 640,460 L690,660 H980 C1040,660 1040,750 980,750 H600 C560,750 540,730 530,690Z',
      c.teal,
    ) +
    box(600, 640, 300, 44, '#347882', 20)
  );
}
