import { arms } from '../figures.js';
import { heart } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { ground, shelf, tabletop, window } from '../places.js';
import { at, box, line, shape, turned } from '../shapes.js';
import { bubble, cup, laptop, scribble } from '../things.js';

/** People who speak, write and show themselves. */
export const together = {
  redactie: () => [
    ground('sand', 'pebble'),
    shelf(1000, 330, 220),
    at(
      530,
      350,
      1,
      person({ skin: 'fair', hair: 'grey', style: 'bob', glasses: true, top: c.petrol, look: 0.6, arms: arms.holding }),
    ),
    at(
      900,
      370,
      1,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'quiff',
        top: c.coral,
        look: -0.6,
        arms: [
          { elbow: [-150, 310], hand: [-90, 370] },
          { elbow: [150, 310], hand: [60, 370] },
        ],
      }),
    ),
    turned(530, 640, -4, box(-76, -74, 152, 190, c.white, 6), scribble(104, 3)),
    tabletop('#cfa67a', 730),
    at(880, 800, 0.8, laptop()),
    at(690, 790, 0.85, cup(c.mustard)),
    turned(620, 800, 70, line('M0,-50 V50', c.brick, 13)),
  ],
  gesprek: () => [
    ground('sky', 'leaf'),
    at(
      500,
      440,
      1.05,
      person({ skin: 'deep', hair: 'black', style: 'long', top: c.mustard, look: 0.7, arms: arms.heart }),
    ),
    at(
      940,
      450,
      1.05,
      person({ skin: 'pale', hair: 'blond', style: 'short', top: c.plum, look: -0.7, mood: 'calm', arms: arms.lap }),
    ),
    at(640, 240, 0.92, bubble(c.coral), scribble(150, 2, c.white)),
    at(860, 310, 0.7, `<g transform="scale(-1 1)">${bubble(c.petrol, 230, 140)}</g>`, at(0, 0, 0.5, heart(c.white))),
    tabletop('#cfa67a', 790),
  ],
  telefoon: () => [
    ground('mint', 'round'),
    window(300, 160, 230, 260),
    at(
      730,
      390,
      1.25,
      person({
        skin: 'olive',
        hair: 'grey',
        style: 'bun',
        old: true,
        top: c.coral,
        look: -0.3,
        arms: [
          { elbow: [-150, 310], hand: [-10, 350] },
          { elbow: [170, 270], hand: [86, 40] },
        ],
      }),
    ),
    turned(815, 410, 8, box(-26, -84, 52, 160, c.night, 16), box(-12, -70, 6, 30, c.mist, 3)),
    line('M900,320 q50,60 0,120 M950,280 q90,100 0,200', c.petrol, 12),
    tabletop('#cfa67a', 820),
  ],
  'portret-1': () => [
    ground('rose', 'round'),
    at(720, 480, 1.9, person({ skin: 'brown', hair: 'black', style: 'curly', top: c.petrol, look: 0.3 })),
    line('M640,690 Q720,760 800,690', c.mustard, 14),
  ],
  'portret-2': () => [
    ground('sky', 'arch'),
    at(
      720,
      480,
      1.9,
      person({
        skin: 'pale',
        hair: 'grey',
        style: 'bald',
        old: true,
        glasses: true,
        top: c.mustard,
        look: -0.3,
        beard: true,
      }),
    ),
  ],
  'portret-3': () => [
    ground('mint', 'pebble'),
    at(720, 480, 1.9, person({ skin: 'fair', hair: 'ginger', style: 'bob', top: c.coral, look: 0.2, mood: 'laugh' })),
  ],
  'portret-4': () => [
    ground('sand', 'round'),
    at(720, 480, 1.9, person({ skin: 'fair', hair: 'white', style: 'short', old: true, top: c.plum, look: 0.2 })),
    shape('M652,684 L720,800 L788,684 Q720,768 652,684Z', c.cream),
  ],
  'portret-5': () => [
    ground('rose', 'arch'),
    at(
      720,
      480,
      1.9,
      person({ skin: 'olive', hair: 'black', style: 'scarf', scarf: c.teal, coat: true, top: c.mustard, look: -0.2 }),
    ),
  ],
  'portret-6': () => [
    ground('sky', 'pebble'),
    at(
      720,
      480,
      1.9,
      person({ skin: 'pale', hair: 'blond', style: 'quiff', glasses: true, top: c.moss, look: -0.3, mood: 'laugh' }),
    ),
  ],
};
