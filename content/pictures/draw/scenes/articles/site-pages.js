import { pressureMeter } from '../../clinic.js';
import { standing } from '../../figures.js';
import { planks } from '../../kitchen/cloths.js';
import { mound, scattered } from '../../kitchen/spread.js';
import { carrotCoin, lemonWedge, parsley, pea } from '../../kitchen/toppings.js';
import { bowlAbove, deepPlate } from '../../kitchen/vessels.js';
import { cucumber, fish, fork, lemon, plate, spoon } from '../../meals.js';
import { kidneyInside } from '../../organs.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, tabletop } from '../../places.js';
import { at, box, dot, line, oval, shape, turned } from '../../shapes.js';
import { calendar, cup, letter } from '../../things.js';

/** Overviews, first steps and pages about the site. */
export const sitePages = {
  doorstroming: () => [
    ground('mint', 'pebble'),
    line('M1200,330 H860 C780,330 740,400 700,440', '#d8654e', 56),
    line('M1200,470 H880 C800,470 760,470 710,480', '#5a7fa8', 56),
    line('M700,520 C800,560 800,700 790,960', '#f3cf87', 44),
    at(560, 470, 2.7, kidneyInside()),
    line('M1160,330 H1040 M1070,302 L1036,330 L1070,358', c.white, 11),
    line('M1040,470 H1160 M1130,442 L1164,470 L1130,498', c.white, 11),
    line('M792,800 V880 M768,856 L792,884 L816,856', c.white, 11),
  ],
  'eerste-keer': () => [
    ground('sky', 'arch'),
    floor('#b8d3df', 800),
    box(860, 190, 320, 610, c.teal, 10),
    box(900, 240, 240, 180, '#cfe6f3', 8),
    dot(890, 540, 14, c.mustard),
    standing(
      980,
      860,
      {
        skin: 'brown',
        hair: 'black',
        style: 'short',
        coat: true,
        top: c.petrol,
        legwear: c.night,
        look: -0.7,
        mood: 'smile',
        arms: [
          { elbow: [-180, 280], hand: [-230, 200] },
          { elbow: [136, 300], hand: [110, 410] },
        ],
      },
      0.78,
    ),
    standing(
      520,
      860,
      {
        skin: 'fair',
        hair: 'grey',
        style: 'bob',
        top: c.coral,
        legwear: c.soft,
        look: 0.7,
        mood: 'calm',
        arms: [
          { elbow: [-140, 300], hand: [-130, 420] },
          { elbow: [146, 300], hand: [30, 340] },
        ],
      },
      0.78,
    ),
    at(418, 690, 1, line('M-40,-60 Q0,-130 40,-60', c.plum, 13), box(-76, -66, 152, 120, c.plum, 20)),
  ],
  spiegel: () => [
    ground('rose', 'wave'),
    oval(920, 400, 230, 290, c.bark),
    oval(920, 400, 204, 264, '#d7ecf3'),
    '<clipPath id="glass"><ellipse cx="920" cy="400" rx="204" ry="264"/></clipPath><g clip-path="url(#glass)">',
    at(
      930,
      390,
      0.85,
      person({ skin: 'olive', hair: 'black', style: 'bun', top: c.mustard, mood: 'calm', look: -0.4 }),
      oval(-32, 16, 18, 8, '#c48d63'),
      oval(20, 16, 18, 8, '#c48d63'),
    ),
    '</g>',
    at(430, 400, 1.2, backOfHead()),
    tabletop('#cfa67a', 770),
    at(820, 850, 0.9, cup(c.teal)),
    line('M960,840 V770 M980,840 V776', c.coral, 13),
    box(930, 800, 80, 80, c.white, 12),
  ],
  recepten: () => [
    planks('#c8a078'),
    at(
      400,
      350,
      0.92,
      plate('#3f8791', 270),
      turned(0, 0, -10, at(0, 0, 0.85, fish())),
      at(-60, 90, 0.9, lemon()),
      at(40, 100, 0.8, parsley()),
    ),
    at(
      1010,
      330,
      0.92,
      bowlAbove(c.coral, '#e9b949'),
      scattered(9, 150, 100, () => carrotCoin()),
      at(0, 0, 1, parsley()),
    ),
    at(
      470,
      750,
      0.8,
      bowlAbove(c.white, '#a9cc7c'),
      scattered(12, 170, 110, () => pea()),
      scattered(6, 150, 90, () => cucumber()),
    ),
    at(
      1000,
      740,
      0.92,
      deepPlate('#e6b450', '#cf5640'),
      at(0, 0, 1, mound(110, 70, '#f4efe1', 2)),
      at(0, 0, 1, parsley()),
    ),
    turned(720, 520, 10, at(0, 0, 1, spoon())),
    at(720, 800, 1, lemonWedge()),
    turned(100, 420, -6, at(0, 0, 0.9, fork())),
  ],
  jaarcontrole: () => [
    ground('mint', 'round'),
    at(1060, 270, 0.9, calendar([7])),
    at(
      580,
      390,
      1.1,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'tail',
        top: c.coral,
        look: 0.5,
        mood: 'smile',
        arms: [
          { elbow: [-150, 310], hand: [-30, 350] },
          { elbow: [176, 320], hand: [310, 356], bare: true },
        ],
      }),
    ),
    line('M716,636 L742,682', c.petrol, 88),
    tabletop('#cfa67a', 780),
    line('M770,690 C850,760 900,680 960,720', c.soft, 10),
    at(1050, 800, 1, pressureMeter()),
    at(380, 860, 0.8, cup(c.teal)),
  ],
  slot: () => [
    ground('sky', 'leaf'),
    turned(600, 470, -6, at(0, 0, 1.5, letter(c.mist))),
    at(
      880,
      540,
      1,
      line('M-90,-90 V-160 A90,90 0 0 1 90,-160 V-90', c.soft, 40),
      box(-150, -100, 300, 250, c.petrol, 36),
      dot(0, 0, 34, c.mustard),
      line('M0,10 V70', c.mustard, 26),
    ),
  ],
};

/** Somebody who looks away from us. */
function backOfHead() {
  return (
    shape('M-128,205 C-128,142 -78,120 -34,106 L34,106 C78,120 128,142 128,205 V440 H-128Z', c.mustard) +
    box(-30, 50, 60, 70, '#c48d63', 20) +
    dot(0, -104, 36, '#2b2428') +
    oval(0, -6, 70, 86, '#2b2428')
  );
}
