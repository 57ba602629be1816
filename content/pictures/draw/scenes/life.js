import { arms, seated, standing } from '../figures.js';
import { heart } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { cloud, floor, ground, land, pendant, plant, shelf, sun, tabletop, tree, window } from '../places.js';
import { at, box, dot, faded, line, oval, shape, times, turned } from '../shapes.js';
import { book, candle, coins, cup, flower, laptop, phone, steam, suitcase } from '../things.js';

/** Daily life with a kidney disease. */
export const life = {
  bewegen: () => [
    ground('sky', 'wave'),
    cloud(400, 220),
    sun(1040, 240, 80),
    land(),
    shape('M640,960 C700,820 560,760 720,660 C760,640 800,650 790,668 C700,770 900,800 940,960Z', '#ecdcb8'),
    at(330, 700, 0.9, tree(0, 0)),
    standing(
      620,
      830,
      {
        skin: 'deep',
        hair: 'grey',
        style: 'curly',
        top: c.coral,
        legwear: c.petrol,
        look: 0.6,
        arms: arms.walking,
        legs: [
          { knee: [-70, 600], foot: [-130, 740] },
          { knee: [110, 580], foot: [110, 770] },
        ],
      },
      0.68,
    ),
    standing(
      840,
      830,
      {
        skin: 'fair',
        hair: 'white',
        style: 'bald',
        old: true,
        top: c.mustard,
        legwear: c.soft,
        look: -0.5,
        mood: 'laugh',
        arms: arms.walking,
        legs: [
          { knee: [-90, 590], foot: [-90, 770] },
          { knee: [70, 600], foot: [120, 745] },
        ],
      },
      0.68,
    ),
  ],
  vermoeidheid: () => [
    ground('sand', 'round'),
    window(280, 170, 250, 280, '#f3d9b8'),
    floor('#dcc08e', 800),
    seated(
      740,
      830,
      {
        skin: 'pale',
        hair: 'brown',
        style: 'bob',
        top: c.mist,
        legwear: c.soft,
        look: -0.4,
        mood: 'closed',
        arms: arms.lap,
      },
      c.plum,
      1.35,
    ),
    shape('M560,700 C600,610 880,610 920,700 C940,760 900,800 890,830 H590 C580,800 540,760 560,700Z', c.coral),
    line('M610,690 L600,800 M690,660 L684,815 M790,660 L796,815 M870,690 L880,800', '#f7b3a2', 10),
    at(
      1120,
      800,
      0.9,
      box(-80, -150, 160, 20, c.wood, 8),
      line('M0,-140 V0', c.wood, 18),
      at(0, -150, 0.8, cup(c.petrol)),
    ),
  ],
  werk: () => [
    ground('sky', 'arch'),
    window(880, 150, 240, 260),
    shelf(290, 350, 230),
    at(
      700,
      320,
      1,
      person({
        skin: 'olive',
        hair: 'black',
        style: 'quiff',
        beard: true,
        glasses: true,
        top: c.coral,
        look: 0.2,
        arms: [
          { elbow: [-160, 310], hand: [-110, 390] },
          { elbow: [160, 310], hand: [110, 390] },
        ],
      }),
    ),
    tabletop('#cfa67a', 720),
    at(700, 770, 1.15, laptop(c.petrol).replaceAll(c.petrol, '#164a57')),
    at(700, 640, 0.4, heart(c.mist)),
    at(1030, 760, 1, cup(c.mustard), steam()),
    at(380, 750, 0.8, plant(0, 0)),
  ],
  gezin: () => [
    ground('mint', 'pebble'),
    floor('#a9d3b9', 790),
    standing(490, 830, { skin: 'brown', hair: 'black', style: 'long', top: c.coral, look: 0.5 }, 0.72),
    standing(
      940,
      830,
      { skin: 'deep', hair: 'black', style: 'short', beard: true, top: c.petrol, legwear: c.soft, look: -0.5 },
      0.75,
    ),
    standing(
      760,
      830,
      { skin: 'brown', hair: 'black', style: 'curly', child: true, top: c.mustard, mood: 'laugh', look: 0.3 },
      0.7,
    ),
    standing(640, 830, { skin: 'brown', hair: 'black', style: 'tail', child: true, top: c.plum, look: -0.2 }, 0.55),
  ],
  kinderen: () => [
    ground('sky', 'round'),
    sun(1030, 250, 70),
    floor('#b9ddc6', 780),
    standing(
      570,
      830,
      {
        skin: 'pale',
        hair: 'blond',
        style: 'tail',
        child: true,
        top: c.coral,
        mood: 'laugh',
        look: 0.5,
        arms: [
          { elbow: [-180, 230], hand: [-210, 90] },
          { elbow: [150, 300], hand: [150, 400] },
        ],
      },
      0.98,
    ),
    standing(
      860,
      830,
      {
        skin: 'deep',
        hair: 'black',
        style: 'short',
        child: true,
        top: c.mustard,
        legwear: c.teal,
        look: -0.5,
        arms: arms.holding,
      },
      0.92,
    ),
    dot(860, 560, 58, c.brick),
    shape(
      'M805,545 C840,580 880,580 915,545 C912,530 906,522 898,516 C870,540 850,540 822,516 C812,524 808,534 805,545Z',
      c.white,
    ),
    line('M364,414 C350,340 372,300 352,250', c.soft, 4),
    oval(350, 190, 62, 76, c.petrol),
    oval(332, 164, 14, 22, '#ffffff55', 24),
  ],
  partner: () => [
    ground('rose', 'leaf'),
    at(
      840,
      330,
      1.15,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'short',
        beard: true,
        top: c.petrol,
        look: -0.8,
        mood: 'closed',
        arms: [
          { elbow: [-170, 290], hand: [-120, 330] },
          { elbow: [140, 310], hand: [30, 340] },
        ],
      }),
    ),
    turned(
      600,
      370,
      8,
      at(
        0,
        0,
        1.12,
        person({
          skin: 'pale',
          hair: 'ginger',
          style: 'bob',
          top: c.mustard,
          look: 0.8,
          arms: [
            { elbow: [-150, 300], hand: [0, 330] },
            { elbow: [150, 320], hand: [124, 300] },
          ],
        }),
      ),
    ),
    at(1060, 240, 0.5, heart()),
    at(390, 240, 0.36, heart(c.brick)),
  ],
  rouw: () => [
    ground('sand', 'arch'),
    tabletop('#b59a84', 720),
    dot(620, 440, 210, '#fbf0d6'),
    at(620, 730, 1.6, candle()),
    at(
      900,
      730,
      1.3,
      box(-110, -260, 220, 260, c.petrol, 12),
      box(-88, -238, 176, 216, '#e7dcc7', 6),
      at(0, -120, 0.62, person({ skin: 'fair', hair: 'white', style: 'short', old: true, top: c.soft })).replace(
        '<g ',
        '<g clip-path="inset(-100px -100px 62% -100px)" ',
      ),
      box(-110, -20, 220, 20, c.petrol, 6),
    ),
    at(
      450,
      730,
      1.15,
      shape('M-50,-150 C-60,-90 -60,0 -36,0 H36 C60,0 60,-90 50,-150Z', c.mist),
      at(-14, -140, 0.9, flower(c.white, 150)),
      at(24, -140, 0.9, flower('#e7b3c2', 110)),
    ),
  ],
  seksualiteit: () => [
    ground('rose', 'round'),
    box(330, 300, 780, 320, '#b98a72', 60),
    box(380, 520, 680, 200, c.white, 60),
    turned(
      600,
      470,
      -14,
      at(0, 0, 0.98, person({ skin: 'olive', hair: 'black', style: 'long', top: c.coral, look: 0.8, mood: 'closed' })),
    ),
    turned(
      850,
      460,
      14,
      at(0, 0, 0.98, person({ skin: 'fair', hair: 'brown', style: 'short', top: c.mist, look: -0.8, mood: 'smile' })),
    ),
    shape('M300,650 C460,570 600,640 720,600 C860,570 1000,640 1140,620 V960 H300Z', c.plum),
    line('M380,720 C520,660 660,730 800,690 C920,660 1010,700 1080,700', '#8d6681', 10),
    at(720, 250, 0.5, heart()),
  ],
  vakantie: () => [
    ground('sky', 'wave'),
    sun(1000, 250, 92, '#f6c866'),
    shape('M0,520 H1440 V720 H0Z', '#7fb9cf'),
    line('M120,580 q40,-18 80,0 M1180,600 q40,-18 80,0 M860,570 q40,-18 80,0 M420,560 q30,-14 60,0', '#b9dbe8', 8),
    shape('M0,700 C400,650 900,740 1440,670 V960 H0Z', '#ecd5a4'),
    line('M500,800 L560,330', c.bark, 14),
    shape(
      'M330,420 C360,240 640,180 800,360 C720,330 680,350 650,382 C610,340 540,340 500,402 C450,372 390,380 330,420Z',
      c.coral,
    ),
    shape('M500,402 C510,330 540,270 590,254 C630,280 650,330 650,382 C610,340 540,340 500,402Z', c.white),
    at(820, 800, 1.15, suitcase(c.petrol)),
    oval(1060, 800, 70, 18, '#d9bb80'),
    shape('M1000,790 C1010,740 1110,740 1120,790Z', c.mustard),
  ],
  geld: () => [
    ground('mint', 'arch'),
    tabletop('#cfa67a', 700),
    at(560, 720, 1.25, coins(3)),
    at(730, 740, 1.25, coins(6)),
    at(1000, 720, 1.1, piggy()),
    turned(
      420,
      640,
      -8,
      box(-90, -130, 180, 240, c.white, 8),
      times(4, (i) => line(`M-60,${-90 + i * 44} H${20 + (i % 2) * 30}`, c.mist, 10)),
      line('M20,84 H60', c.coral, 12),
    ),
  ],
  stemming: () => [
    ground('sky', 'pebble'),
    at(
      640,
      400,
      1.2,
      person({ skin: 'deep', hair: 'black', style: 'bun', top: c.mustard, look: 0.6, mood: 'sad', arms: arms.chin }),
    ),
    at(970, 290, 1.15, cloud(0, 0)),
    line('M910,360 l-14,40 M970,366 l-14,40 M1030,360 l-14,40', c.teal, 11),
    faded(0.9, sun(1080, 210, 46)),
    tabletop('#cfa67a', 830),
  ],
  jongeren: () => [
    ground('rose', 'wave'),
    at(
      880,
      390,
      1.02,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'curly',
        top: c.petrol,
        look: -0.4,
        mood: 'laugh',
        arms: arms.holding,
      }),
    ),
    at(
      560,
      400,
      1.02,
      person({
        skin: 'olive',
        hair: 'black',
        style: 'scarf',
        scarf: c.coral,
        top: c.mustard,
        look: 0.6,
        arms: arms.heart,
      }),
    ),
    at(880, 660, 0.45, phone()),
    line('M806,400 C790,300 970,300 954,400', c.coral, 15),
    box(792, 376, 34, 58, c.coral, 14),
    box(934, 376, 34, 58, c.coral, 14),
  ],
  ouderen: () => [
    ground('sand', 'leaf'),
    pendant(720, 110, c.teal),
    at(
      520,
      380,
      1.02,
      person({
        skin: 'deep',
        hair: 'white',
        style: 'short',
        old: true,
        glasses: true,
        beard: true,
        top: c.plum,
        look: 0.7,
        mood: 'laugh',
        arms: arms.holding,
      }),
    ),
    at(
      920,
      380,
      1.02,
      person({ skin: 'pale', hair: 'white', style: 'curly', old: true, top: c.coral, look: -0.7, arms: arms.holding }),
    ),
    tabletop('#b98a5e', 730),
    at(600, 780, 0.9, cup(c.petrol), steam()),
    at(830, 780, 0.9, cup(c.mustard), steam()),
    times(3, (i) =>
      turned(
        690 + i * 36,
        800,
        -14 + i * 14,
        box(-28, -80, 56, 80, c.white, 6),
        dot(0, -40, 12, i === 1 ? c.ink : c.brick),
      ),
    ),
    at(1150, 800, 0.6, book(c.teal)),
  ],
};

function piggy() {
  return (
    line('M-70,-30 V0 M70,-30 V0', '#d98575', 34) +
    shape('M-150,-120 C-150,-220 140,-230 150,-120 C156,-30 90,-14 0,-14 C-90,-14 -150,-40 -150,-120Z', '#f0a493') +
    shape('M70,-186 L120,-236 L132,-160Z', '#d98575') +
    oval(150, -116, 26, 36, '#e28f7e') +
    dot(148, -124, 5, c.ink) +
    dot(150, -106, 5, c.ink) +
    dot(96, -140, 8, c.ink) +
    line('M-30,-192 H40', '#b9604f', 11) +
    line('M-150,-120 q-40,-10 -30,-40', '#d98575', 10)
  );
}
