import { arms, standing } from '../figures.js';
import { heart, kidney } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { cloud, floor, ground, land, pendant, plant, shelf, sun, tree } from '../places.js';
import { at, box, line, shape } from '../shapes.js';
import { book, house } from '../things.js';

/** The wide pictures at the top of a part of the site. */
export const site = {
  'header-welkom': () => [
    ground('sand', 'wave'),
    sun(1120, 250, 90, '#f6c866'),
    cloud(330, 230),
    land(),
    at(1130, 690, 0.9, house()),
    at(280, 720, 1, tree(0, 0)),
    shape('M1060,690 C980,740 860,740 760,960 H1180 C1060,860 1100,760 1190,690Z', '#f0e0bd'),
    standing(
      470,
      850,
      {
        skin: 'deep',
        hair: 'grey',
        style: 'short',
        old: true,
        glasses: true,
        beard: true,
        top: c.petrol,
        legwear: c.soft,
        look: 0.4,
        arms: [
          { elbow: [-150, 290], hand: [-130, 400] },
          { elbow: [150, 290], hand: [140, 400] },
        ],
      },
      0.72,
    ),
    standing(640, 850, { skin: 'fair', hair: 'ginger', style: 'long', top: c.mustard, look: 0.2 }, 0.69),
    standing(
      910,
      850,
      { skin: 'olive', hair: 'black', style: 'scarf', scarf: c.plum, top: c.coral, look: -0.3, arms: arms.waving },
      0.69,
    ),
    standing(780, 850, { skin: 'olive', hair: 'black', style: 'short', child: true, top: c.teal, mood: 'laugh' }, 0.66),
  ],
  'header-bibliotheek': () => [
    ground('sand', 'arch'),
    shelf(240, 300, 300),
    shelf(240, 520, 300),
    shelf(240, 740, 300),
    shelf(900, 300, 300),
    shelf(901, 520, 300),
    shelf(903, 740, 300),
    pendant(720, 110, c.coral),
    at(
      720,
      430,
      1.15,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'bob',
        glasses: true,
        top: c.coral,
        look: -0.2,
        mood: 'calm',
        arms: arms.holding,
      }),
    ),
    at(720, 790, 0.85, book(c.petrol)),
    floor(c.wood, 860),
  ],
  'header-doneren': () => [
    ground('rose', 'wave'),
    at(
      520,
      400,
      1.08,
      person({
        skin: 'pale',
        hair: 'white',
        style: 'bun',
        old: true,
        top: c.plum,
        look: 0.7,
        arms: [
          { elbow: [-150, 310], hand: [40, 330] },
          { elbow: [160, 330], hand: [150, 260] },
        ],
      }),
    ),
    at(
      930,
      400,
      1.08,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'short',
        top: c.teal,
        look: -0.7,
        arms: [
          { elbow: [-160, 330], hand: [-150, 260] },
          { elbow: [150, 310], hand: [-40, 330] },
        ],
      }),
    ),
    at(724, 590, 1.35, heart()),
    at(714, 580, 0.62, kidney('#fff3ea', '#ffffff')),
    line('M724,400 v-60 M640,420 l-30,-50 M808,420 l30,-50', c.coral, 12),
    at(1180, 900, 1.1, plant(0, 0)),
    box(0, 900, 1440, 60, c.wood),
  ],
};
