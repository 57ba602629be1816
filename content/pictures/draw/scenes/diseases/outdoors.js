import { dog } from '../../animals.js';
import { arms, seated, standing } from '../../figures.js';
import { c, skin } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, land, sun, tree } from '../../places.js';
import { at, box, faded, line, oval, shape, times } from '../../shapes.js';
import { glass } from '../../things.js';

/** Diseases and the days outdoors of the people who have them. */
export const outdoors = {
  lupusnefritis: () => [
    ground('sky', 'wave'),
    sun(1150, 170, 84, '#f6c866'),
    land('#a6cf9c', '#c4dfb6'),
    at(370, 880, 1.9, tree(0, 0, 1, c.moss)),
    faded(0.24, oval(620, 860, 420, 60, c.night)),
    at(
      690,
      430,
      1.15,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'long',
        top: c.coral,
        look: 0.3,
        legwear: c.petrol,
        arms: arms.holding,
      }),
      shape('M-74,-52 C-80,-150 80,-150 74,-52Z', c.lemon),
      line('M-74,-64 H74', c.brick, 20),
      oval(4, -46, 158, 28, c.lemon),
    ),
    at(690, 850, 0.62, glass(0.6, '#f2a65a')),
  ],
  amyloidose: () => [
    ground('sand', 'wave'),
    ...[
      [330, 190, c.coral],
      [620, 130, c.plum],
      [930, 190, c.teal],
    ].map(([x, y, color]) => at(Number(x), Number(y), 1, paper(String(color)))),
    land('#a9cba0', '#c9ddb8'),
    at(1150, 740, 0.95, tree(0, 0)),
    standing(
      590,
      850,
      {
        skin: 'pale',
        hair: 'white',
        style: 'bald',
        old: true,
        top: c.petrol,
        legwear: c.soft,
        look: 0.6,
        arms: [
          { elbow: [-150, 290], hand: [-130, 400] },
          { elbow: [160, 290], hand: [200, 370] },
        ],
        legs: [
          { knee: [-70, 600], foot: [-120, 745] },
          { knee: [96, 590], foot: [104, 770] },
        ],
      },
      0.72,
    ),
    line('M732,540 C760,640 830,650 880,700', c.brick, 9),
    at(860, 855, 0.82, dog()),
  ],
  'ziekte-van-fabry': () => [
    ground('mint', 'pebble'),
    sun(1090, 200, 70),
    floor('#a9cba0', 780),
    seated(
      660,
      770,
      {
        skin: 'brown',
        hair: 'black',
        beard: true,
        top: c.white,
        legwear: c.petrol,
        look: 0.3,
        mood: 'closed',
        arms: arms.lap,
        legs: [],
      },
      c.coral,
      1.3,
    ),
    line('M622,590 Q600,620 602,730 M698,590 Q720,620 718,730', c.petrol, 72),
    shape('M490,800 H830 L800,900 Q660,924 520,900Z', c.steel),
    oval(660, 800, 170, 34, '#9ccbe4'),
    line('M602,774 V804 M718,774 V804', skin.brown, 54),
    line('M560,806 q40,16 84,0 M690,810 q40,12 80,0', '#d7ecf6', 8),
    at(1040, 860, 1, box(-120, -170, 240, 26, c.wood, 10), line('M-90,-150 V0 M90,-150 V0', c.bark, 18)),
    at(1040, 690, 0.8, glass(0.7)),
  ],
};

/** A ribbon of paper, folded to and fro. @param {string} color */
function paper(color) {
  return times(5, (i) =>
    shape(
      `M${i * 44 - 110},${i % 2 ? 40 : -20} l44,${i % 2 ? -60 : 60} v34 l-44,${i % 2 ? 60 : -60}Z`,
      i % 2 ? color : `${color}bb`,
    ),
  );
}
