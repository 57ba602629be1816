import { arms, seated, standing } from '../figures.js';
import { heart } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { cloud, floor, ground, land, plant, shelf, sun, tabletop, tree, window } from '../places.js';
import { at, box, dot, line, oval, shape, turned } from '../shapes.js';
import { cup, laptop, steam } from '../things.js';

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
    sun(1060, 250, 70),
    floor('#b9ddc6', 790),
    line('M426,330 C418,312 424,300 412,286', c.soft, 4),
    oval(404, 212, 64, 78, c.petrol),
    oval(384, 186, 14, 22, '#ffffff55', 24),
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
        child: true,
        top: c.mustard,
        legwear: c.teal,
        look: -0.5,
        arms: [
          { elbow: [-176, 300], hand: [-92, 300] },
          { elbow: [176, 300], hand: [92, 300] },
        ],
      },
      0.92,
    ),
    dot(860, 500, 62, c.brick),
    shape(
      'M800,486 C840,520 880,520 920,486 C916,468 910,458 902,452 C874,478 846,478 818,452 C808,460 803,470 800,486Z',
      c.white,
    ),
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
          top: c.white,
          legwear: c.teal,
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
};
