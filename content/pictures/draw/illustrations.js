import { arms } from './figures.js';
import { heart } from './organs.js';
import { c, tints } from './palette.js';
import { person } from './people.js';
import { plant, tabletop, window } from './places.js';
import { at, box, dot, line, mirrored, shape } from './shapes.js';
import { bubble, cup, scribble } from './things.js';

/** The large drawings of the site's own pages, 1440 wide and 990 high, without a ground outside their outline. */

const BLOB =
  'M720,22 C1012,14 1268,76 1354,262 C1440,434 1412,702 1274,832 C1143,954 922,962 720,962 C477,962 243,958 126,832 C-4,693 14,414 99,252 C216,45 450,32 720,22Z';

/** @param {string} outline @param {string[]} parts */
const inside = (outline, ...parts) =>
  `<clipPath id="outline"><path d="${outline}"/></clipPath><g clip-path="url(#outline)">${parts.join('')}</g>`;

/** @param {string} [color] */
const teapot = (color = c.coral) =>
  line('M62,-62 C96,-66 104,-92 116,-112', color, 18) +
  line('M-56,-92 C-112,-104 -112,-20 -52,-26', color, 16) +
  shape('M-64,-96 C-60,-128 60,-128 64,-96 C84,-40 76,0 40,0 H-40 C-76,0 -84,-40 -64,-96Z', color) +
  line('M-46,-116 H46', '#d96f57', 12) +
  dot(0, -132, 13, '#d96f57');

/** @param {boolean} evening */
const curtains = (evening) => {
  const half = shape('M-268,70 H-150 C-136,260 -176,440 -236,560 L-268,560Z', evening ? '#c8705d' : '#f28c75');
  return at(720, 0, 1, half) + mirrored(720, 0, 1, half) + box(430, 58, 580, 20, '#9c5b48', 10);
};

/** Two people over tea at a window, with the sun or the moon in it. @param {boolean} evening */
const welcome = (evening) => () => [
  inside(
    BLOB,
    box(0, 0, 1440, 990, evening ? '#2a4651' : '#fbdccd'),
    evening
      ? window(530, 110, 380, 360, '#3a5578').replace('#9bcbae', '#2f6a63')
      : window(530, 110, 380, 360, '#cfe5f0'),
    evening
      ? [
          [600, 160],
          [660, 240],
          [690, 150],
          [590, 290],
        ]
          .map(([x = 0, y = 0]) => dot(x, y, 4, c.lemon))
          .join('')
      : '',
    curtains(evening),
    at(
      380,
      330,
      1.18,
      person({ hair: 'grey', style: 'bun', old: true, top: '#7fb89a', look: 0.8, mood: 'laugh', arms: arms.holding }),
    ),
    at(
      1060,
      345,
      1.18,
      person({ skin: 'deep', hair: 'black', top: c.petrol, look: -0.8, mood: 'smile', arms: arms.holding }),
    ),
    at(382, 720, 1.05, cup(c.white)),
    at(1062, 735, 1.05, cup(c.mustard)),
    tabletop('#c98b62', 790),
    box(0, 950, 1440, 40, '#c98b62'),
    at(720, 830, 1.25, teapot()),
    at(1250, 850, 1.05, plant(0, 0)),
    evening ? box(0, 0, 1440, 990, '#10222c').replace('/>', ' opacity=".14"/>') : '',
  ),
];

const CARD = 'M54,0 H1386 Q1440,0 1440,54 V936 Q1440,990 1386,990 H54 Q0,990 0,936 V54 Q0,0 54,0Z';

/** @type {Record<string, () => string[]>} */
export const illustrations = {
  welkom: welcome(false),
  'welkom-avond': welcome(true),
  gesprekken: () => [
    inside(
      CARD,
      box(0, 0, 1440, 990, tints.sky.ground),
      shape('M100,990 C60,560 380,330 720,330 C1080,330 1380,560 1340,990Z', tints.sky.middle),
      at(300, 190, 1.25, bubble(c.white), at(0, -8, 1, scribble(160, 2, c.petrol))),
      at(730, 150, 1.05, bubble(c.petrol, 250, 150), [-56, 0, 56].map((x) => dot(x, -4, 17, c.white)).join('')),
      mirrored(1150, 190, 1.15, bubble(c.coral), at(0, -6, 0.56, heart(c.white))),
      at(225, 520, 0.98, person({ hair: 'grey', old: true, glasses: true, top: '#7fb89a', look: 0.7, arms: arms.lap })),
      at(
        560,
        500,
        0.98,
        person({ skin: 'deep', hair: 'black', style: 'curly', top: c.plum, look: 0.5, mood: 'laugh', arms: arms.lap }),
      ),
      at(
        890,
        500,
        0.98,
        person({ skin: 'olive', hair: 'black', beard: true, top: c.petrol, look: -0.5, arms: arms.heart }),
      ),
      at(
        1220,
        520,
        0.98,
        person({
          skin: 'pale',
          hair: 'ginger',
          style: 'bob',
          top: c.mustard,
          look: -0.7,
          mood: 'calm',
          arms: arms.lap,
        }),
      ),
      tabletop('#c98b62', 820),
      box(0, 950, 1440, 40, '#c98b62'),
      at(400, 890, 0.95, cup(c.white)),
      at(1070, 890, 0.95, cup(c.coral)),
    ),
  ],
};
