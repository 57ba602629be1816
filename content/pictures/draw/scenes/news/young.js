import { arms, standing } from '../../figures.js';
import { campfire, tent } from '../../outing.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { ground, land, tabletop } from '../../places.js';
import { at, box, dot, line, shape, times } from '../../shapes.js';
import { book } from '../../things.js';

/** The young, and days on which one is young again. */
export const young = {
  school: () => [
    ground('sky', 'arch'),
    box(250, 120, 620, 330, c.moss, 12),
    box(236, 446, 648, 24, c.wood, 8),
    line('M310,220 q40,-60 80,0 t80,0 M520,200 h240 M520,260 h180 M310,340 h300', '#dfeee2', 10),
    at(
      1030,
      330,
      0.98,
      person({
        skin: 'pale',
        hair: 'ginger',
        style: 'long',
        top: c.plum,
        legwear: c.night,
        look: -0.6,
        arms: [
          { elbow: [-180, 240], hand: [-230, 130] },
          { elbow: [136, 300], hand: [120, 410] },
        ],
      }),
    ),
    ...[
      [380, { skin: 'deep', hair: 'black', style: 'curly', top: c.coral, look: 0.6 }],
      [700, { skin: 'fair', hair: 'blond', style: 'quiff', top: c.mustard, look: 0.5, mood: 'laugh' }],
    ].map(([x, who]) =>
      at(
        Number(x),
        600,
        0.95,
        person({ child: true, arms: arms.lap, .../** @type {import('../../people.js').Look} */ (who) }),
      ),
    ),
    tabletop('#cfa67a', 800),
    at(400, 890, 0.7, book(c.teal)),
    at(720, 890, 0.7, book(c.coral)),
    at(560, 880, 0.9, bottleOfWater()),
  ],
  sportdag: () => [
    ground('sky', 'round'),
    land('#9bcbae', '#b9ddc6'),
    shape('M380,960 L560,650 H900 L1080,960Z', '#e0a08a'),
    line('M610,660 L500,950 M730,660 V950 M850,660 L960,950', '#fbeee4', 7),
    line('M330,820 V180 M1110,820 V180', c.soft, 20),
    box(300, 110, 840, 130, c.petrol, 18),
    times(
      10,
      (i) =>
        box(330 + i * 80, 126, 40, 49, i % 2 ? c.white : c.mist) +
        box(370 + i * 80, 175, 40, 49, i % 2 ? c.mist : c.white),
    ),
    standing(
      620,
      880,
      {
        skin: 'deep',
        hair: 'black',
        style: 'curly',
        top: c.mustard,
        legwear: c.plum,
        mood: 'laugh',
        look: 0.2,
        arms: [
          { elbow: [-190, 190], hand: [-190, 40] },
          { elbow: [190, 190], hand: [190, 40] },
        ],
        legs: running,
      },
      0.66,
    ),
    standing(
      850,
      870,
      {
        skin: 'fair',
        hair: 'blond',
        style: 'tail',
        top: c.coral,
        legwear: c.night,
        mood: 'laugh',
        look: -0.3,
        arms: arms.walking,
        legs: running,
      },
      0.62,
    ),
    standing(
      230,
      880,
      {
        skin: 'olive',
        hair: 'black',
        style: 'bob',
        child: true,
        top: c.teal,
        legwear: c.petrol,
        mood: 'laugh',
        look: 0.7,
        arms: arms.waving,
      },
      0.62,
    ),
    at(346, 640, 1, line('M0,0 V-100', c.bark, 8), shape('M4,-100 H80 L60,-74 L80,-48 H4Z', c.coral)),
    standing(
      1210,
      890,
      {
        skin: 'pale',
        hair: 'white',
        style: 'short',
        old: true,
        glasses: true,
        top: c.plum,
        legwear: c.soft,
        look: -0.7,
      },
      0.62,
    ),
  ],
  zomerkamp: () => [
    box(0, 0, 1440, 960, '#23566a'),
    shape(
      'M360,230 C540,70 860,110 1060,190 C1290,290 1270,610 1120,750 C960,900 520,880 340,770 C140,640 170,390 360,230Z',
      '#2c6478',
    ),
    dot(1080, 180, 60, c.lemon),
    times(9, (i) => dot(160 + ((i * 311) % 1150), 90 + ((i * 83) % 230), 5 + (i % 3), '#f8ecc4')),
    shape('M0,610 C300,540 620,620 900,580 C1120,550 1290,610 1440,570 V960 H0Z', '#3f7a5c'),
    at(360, 660, 1.1, tent(c.coral)),
    at(1100, 650, 1, tent(c.mustard)),
    ...[
      [460, 765, { skin: 'fair', hair: 'blond', style: 'bob', top: c.mist, look: 0.8, mood: 'laugh' }],
      [960, 765, { skin: 'deep', hair: 'black', style: 'curly', top: c.coral, look: -0.8, mood: 'laugh' }],
      [620, 720, { skin: 'olive', hair: 'black', style: 'short', top: c.mustard, look: 0.3 }],
      [820, 720, { skin: 'brown', style: 'scarf', scarf: c.plum, top: c.teal, look: -0.4 }],
    ]
      .reverse()
      .map(([x, y, who]) => onLog(Number(x), Number(y), /** @type {import('../../people.js').Look} */ (who))),
    at(715, 815, 0.95, campfire()),
  ],
};

/** @type {NonNullable<import('../../people.js').Look['legs']>} */
const running = [
  { knee: [-110, 590], foot: [-70, 730] },
  { knee: [100, 600], foot: [76, 770] },
];

/** @param {number} x @param {number} y @param {import('../../people.js').Look} who */
function onLog(x, y, who) {
  const legs = /** @type {NonNullable<import('../../people.js').Look['legs']>} */ ([
    { knee: [-90, 500], foot: [-70, 590] },
    { knee: [90, 500], foot: [70, 590] },
  ]);
  return at(
    x,
    y,
    1,
    box(-90, -76, 180, 50, c.bark, 24),
    at(0, -258, 0.6, person({ child: true, legwear: c.night, arms: arms.lap, legs, ...who })),
  );
}

function bottleOfWater() {
  return (
    box(-34, -150, 68, 150, '#9ccbe4', 20) +
    box(-20, -186, 40, 44, c.petrol, 8) +
    line('M-18,-120 V-30', '#ffffff88', 8)
  );
}
