import { arms } from '../../figures.js';
import { bunting, chair } from '../../outing.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, pendant, tabletop, window } from '../../places.js';
import { at, box, dot, line, oval, shape, times, turned } from '../../shapes.js';
import { bubble, candle, cup, glass, laptop, scribble, steam } from '../../things.js';

/** People who meet: at a table, in a circle, in a hall. */
export const meetings = {
  vergadering: () => [
    ground('mint', 'arch'),
    box(560, 130, 320, 210, c.white, 16),
    line('M610,200 H830 M610,240 H780 M610,280 H800', c.mist, 14),
    at(
      420,
      380,
      0.86,
      person({
        skin: 'deep',
        hair: 'grey',
        style: 'curly',
        old: true,
        glasses: true,
        top: c.plum,
        look: 0.6,
        arms: arms.holding,
      }),
    ),
    at(
      640,
      400,
      0.86,
      person({ skin: 'fair', hair: 'blond', style: 'bob', top: c.coral, look: 0.3, mood: 'laugh', arms: arms.lap }),
    ),
    at(
      1060,
      390,
      0.86,
      person({ skin: 'brown', hair: 'black', beard: true, top: c.petrol, look: -0.7, arms: arms.showing }),
    ),
    at(850, 830, 1.2, chair(c.mustard)),
    tabletop('#cfa67a', 700),
    at(520, 780, 0.8, cup(c.petrol), steam()),
    at(1130, 800, 0.55, laptop()),
    turned(760, 810, -6, box(-90, -50, 180, 100, c.white, 6), at(0, 0, 0.7, scribble(150, 2))),
  ],
  bijeenkomst: () => [
    ground('sky', 'round'),
    bunting(40),
    box(820, 250, 380, 260, c.white, 18),
    at(1010, 380, 1, scribble(260, 3, c.mist)),
    at(
      560,
      330,
      0.92,
      person({
        skin: 'olive',
        hair: 'black',
        style: 'bun',
        top: c.coral,
        look: 0.4,
        mood: 'laugh',
        arms: arms.showing,
      }),
    ),
    line('M430,640 H690 L670,960 H450Z', '#a87848', 4),
    shape('M430,630 H690 L668,960 H452Z', c.wood),
    box(414, 612, 292, 34, '#a87848', 12),
    ...[
      [200, 730, '#5d3c2b', c.petrol],
      [430, 780, '#b9bec4', c.plum],
      [690, 760, '#2b2428', c.mustard],
      [940, 780, '#dcb063', c.teal],
      [1190, 740, '#bb6433', c.brick],
    ].map(([x, y, tone, top]) => at(Number(x), Number(y), 1, backOf(String(tone), String(top)))),
  ],
  kring: () => [
    ground('sand', 'pebble'),
    floor('#dcc08e', 780),
    at(720, 330, 0.9, bubble(c.white, 300, 140), scribble(180, 2)),
    ...[
      [300, 440, { skin: 'pale', hair: 'white', style: 'bun', old: true, top: c.plum, look: 0.7 }],
      [530, 470, { skin: 'brown', hair: 'black', style: 'short', top: c.mustard, look: 0.4, mood: 'calm' }],
      [900, 470, { skin: 'olive', style: 'scarf', scarf: c.teal, top: c.coral, look: -0.4 }],
      [
        1130,
        440,
        { skin: 'fair', hair: 'ginger', style: 'quiff', beard: true, top: c.petrol, look: -0.7, mood: 'calm' },
      ],
    ].map(([x, y, who]) =>
      at(Number(x), Number(y) + 390, 1, chair(c.wood), onChair(/** @type {import('../../people.js').Look} */ (who))),
    ),
  ],
  keukentafel: () => [
    ground('rose', 'arch'),
    window(280, 150, 230, 250),
    pendant(720, 130, c.mustard),
    at(
      430,
      430,
      0.98,
      person({
        skin: 'brown',
        hair: 'grey',
        style: 'short',
        old: true,
        beard: true,
        top: c.teal,
        look: 0.7,
        mood: 'calm',
        arms: arms.lap,
      }),
    ),
    at(
      720,
      420,
      0.94,
      person({ skin: 'brown', hair: 'black', style: 'curly', top: c.coral, look: 0.2, mood: 'smile', arms: arms.chin }),
    ),
    at(
      1010,
      430,
      0.98,
      person({ skin: 'olive', hair: 'grey', style: 'bob', top: c.plum, look: -0.7, mood: 'calm', arms: arms.holding }),
    ),
    tabletop('#cfa67a', 740),
    at(520, 820, 0.85, cup(c.petrol), steam()),
    at(700, 870, 0.85, cup(c.mustard)),
    at(1010, 840, 0.85, cup(c.white)),
    oval(836, 800, 84, 24, c.white),
    ...[800, 838, 874].map((x) => oval(x, 790, 26, 14, c.bread)),
  ],
  feesttafel: () => [
    box(0, 0, 1440, 960, '#f9e4e1'),
    bunting(20),
    at(
      400,
      360,
      0.94,
      person({ skin: 'fair', hair: 'brown', style: 'long', top: c.petrol, look: 0.6, mood: 'laugh', arms: arms.lap }),
    ),
    at(
      680,
      370,
      0.9,
      person({
        skin: 'olive',
        hair: 'black',
        style: 'short',
        child: true,
        top: c.mustard,
        look: 0.2,
        mood: 'laugh',
        arms: arms.waving,
      }),
    ),
    at(
      1000,
      360,
      0.94,
      person({
        skin: 'deep',
        hair: 'white',
        style: 'short',
        old: true,
        glasses: true,
        top: c.plum,
        look: -0.6,
        arms: arms.lap,
      }),
    ),
    shape('M0,650 H1440 V960 H0Z', '#8cc3a1'),
    times(9, (i) => shape(`M${i * 180 - 90},650 q90,120 180,0Z`, '#c3e0ce')),
    at(540, 860, 1, candle()),
    at(860, 860, 1, candle()),
    oval(700, 870, 130, 50, c.white),
    ...[640, 700, 756].map((x, i) => dot(x, 846 - (i % 2) * 16, 34, i % 2 ? '#d9a25c' : c.bread)),
    at(320, 880, 0.7, glass(0.5, '#c9503f')),
    at(1110, 880, 0.7, glass(0.5, '#f2a65a')),
  ],
};

/** Somebody in the audience, from behind. @param {string} tone @param {string} top */
function backOf(tone, top) {
  return (
    shape('M-150,300 V180 C-150,90 -80,80 0,80 C80,80 150,90 150,180 V300Z', top) +
    box(-30, 40, 60, 60, '#d9a077', 20) +
    oval(0, 0, 68, 78, tone)
  );
}

/** @param {import('../../people.js').Look} who */
function onChair(who) {
  return at(
    0,
    -416,
    0.62,
    person({
      arms: arms.lap,
      legs: [
        { knee: [-76, 510], foot: [-70, 630] },
        { knee: [76, 510], foot: [70, 630] },
      ],
      ...who,
    }),
  );
}
