import { arms } from '../figures.js';
import { heart, kidneys } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { cloud, floor, ground, plant, sun, tabletop, window } from '../places.js';
import { at, box, dot, line, shape, turned } from '../shapes.js';
import { bed, clipboard, clock, cup, laptop } from '../things.js';

/** Waiting, asking, resting and reading. */
export const rest = {
  wachtlijst: () => [
    ground('sky', 'arch'),
    at(920, 310, 1.2, clock()),
    floor('#b8d3df', 800),
    at(600, 800, 1, line('M-220,0 V-120 M500,0 V-120', c.soft, 18), box(-270, -160, 820, 44, c.wood, 18)),
    at(
      600,
      330,
      0.76,
      person({
        skin: 'brown',
        style: 'scarf',
        scarf: c.plum,
        top: c.coral,
        legwear: c.soft,
        look: 0.5,
        mood: 'calm',
        legs: [
          { knee: [-66, 480], foot: [-62, 580] },
          { knee: [66, 480], foot: [62, 580] },
        ],
        arms: arms.lap,
      }),
    ),
    at(800, 645, 1, box(-60, -90, 120, 90, c.mustard, 18), line('M-34,-88 Q0,-150 34,-88', c.mustard, 11)),
    plant(1040, 642, 0.95),
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
    [
      [380, 300],
      [520, 190],
      [660, 280],
      [800, 210],
      [1090, 420],
      [1180, 250],
      [300, 480],
    ]
      .map(([x = 0, y = 0], i) => dot(x, y, 5 + (i % 3) * 2, '#f8ecc4'))
      .join(''),
    floor('#0f3341', 800),
    at(720, 800, 0.92, bed()),
    turned(
      500,
      594,
      -80,
      at(0, 0, 0.72, person({ skin: 'olive', hair: 'black', mood: 'closed', top: c.mist, legs: [] })),
    ),
    shape('M556,716 C586,520 860,530 1085,630 V716Z', c.coral),
    line('M650,620 C760,580 900,590 1050,650', '#e87f68', 10),
  ],
  brochure: () => [
    ground('sky', 'pebble'),
    shape('M400,220 L720,275 V790 L400,735Z', c.white),
    shape('M1040,220 L720,275 V790 L1040,735Z', '#f1ece2'),
    shape('M400,220 L720,275 V545 L400,490Z', c.petrol),
    at(560, 345, 0.5, kidneys()),
    line('M450,575 L670,612 M450,625 L670,662 M450,675 L600,700', c.mist, 14),
    at(880, 400, 0.95, heart()),
    line('M775,585 L985,550 M775,640 L985,605 M775,695 L920,671', c.mist, 14),
  ],
};
