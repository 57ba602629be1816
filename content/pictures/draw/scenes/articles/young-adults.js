import { teddy } from '../../animals.js';
import { arms, fingers, standing } from '../../figures.js';
import { heart } from '../../organs.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, pendant, shelf, tabletop } from '../../places.js';
import { at, box, dot, line, shape, times } from '../../shapes.js';
import { book, cup, flower, glass, laptop } from '../../things.js';

/** Growing up with a kidney disease. */
export const youngAdults = {
  daten: () => [
    ground('rose', 'round'),
    pendant(720, 120, c.coral),
    at(
      430,
      410,
      1.05,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'long',
        top: c.mustard,
        look: 0.8,
        mood: 'smile',
        arms: arms.chin,
      }),
    ),
    at(
      1010,
      410,
      1.05,
      person({ skin: 'fair', hair: 'brown', style: 'quiff', top: c.petrol, look: -0.8, mood: 'laugh', arms: arms.lap }),
    ),
    at(720, 380, 0.42, heart()),
    tabletop('#a8705a', 760),
    at(560, 850, 0.85, cup(c.white)),
    at(880, 850, 0.85, cup(c.mist)),
    at(720, 850, 0.7, flower(c.coral, 120), box(-26, -60, 52, 60, '#ffffffaa', 8)),
  ],
  volwassenenzorg: () => [
    ground('sky', 'wave'),
    floor('#b8d3df', 790),
    box(200, 230, 280, 570, c.mustard, 10),
    dot(450, 540, 14, c.white),
    at(340, 450, 0.7, teddy('#8f6038')),
    box(960, 230, 280, 570, c.petrol, 10),
    dot(990, 540, 14, c.mustard),
    box(1020, 320, 160, 110, c.white, 10),
    line('M1048,352 H1152 M1048,382 H1130', c.mist, 11),
    line('M520,880 C640,850 800,850 900,880 M872,856 L904,882 L868,902', c.teal, 11),
    standing(
      720,
      850,
      {
        skin: 'olive',
        hair: 'black',
        style: 'curly',
        top: c.coral,
        legwear: c.night,
        look: 0.8,
        arms: arms.walking,
        legs: [
          { knee: [-70, 600], foot: [-112, 750] },
          { knee: [96, 590], foot: [100, 770] },
        ],
      },
      0.72,
    ),
    line('M664,470 C650,520 650,560 664,600', c.plum, 22),
  ],
  studie: () => [
    ground('mint', 'arch'),
    shelf(270, 330, 260),
    pendant(1050, 150, c.mustard),
    at(
      680,
      390,
      1.12,
      person({
        skin: 'fair',
        hair: 'ginger',
        style: 'bun',
        glasses: true,
        top: c.plum,
        look: 0.4,
        mood: 'calm',
        arms: [
          { elbow: [-150, 310], hand: [-60, 340] },
          { elbow: [150, 320], hand: [96, 340] },
        ],
      }),
    ),
    tabletop('#cfa67a', 760),
    at(960, 840, 0.8, laptop()),
    at(560, 850, 0.8, book(c.coral)),
    at(
      330,
      850,
      1,
      box(-90, -40, 180, 40, c.teal, 6),
      box(-80, -78, 160, 40, c.mustard, 6),
      box(-90, -114, 180, 38, c.brick, 6),
    ),
    at(1190, 850, 0.62, glass(0.7)),
  ],
  uitgaan: () => [
    box(0, 0, 1440, 960, '#3b2f52'),
    shape(
      'M720,90 C1010,80 1190,280 1180,500 C1170,740 980,880 720,880 C450,880 250,740 258,490 C266,260 440,100 720,90Z',
      '#4a3c66',
    ),
    shape('M720,190 L300,960 H520Z', '#ffffff12'),
    shape('M720,190 L920,960 H1180Z', '#ffffff12'),
    line('M720,0 V110', c.steel, 6),
    dot(720, 180, 80, '#a9d0d3'),
    times(16, (i) =>
      box(
        664 + (i % 4) * 30,
        124 + Math.floor(i / 4) * 30,
        22,
        22,
        ['#f9927b', '#fffdf9', '#f6dc84', '#7fb0c9'][i % 4] ?? c.white,
        4,
      ),
    ),
    at(
      470,
      430,
      1,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'tail',
        top: c.coral,
        legwear: c.night,
        look: 0.6,
        mood: 'laugh',
        arms: [
          { elbow: [-180, 200], hand: [-180, 60] },
          { elbow: [170, 300], hand: [170, 200] },
        ],
      }),
    ),
    at(650, 600, 0.5, glass(0.7, '#f2a65a')),
    at(654, 588, 0.8, fingers('deep')),
    at(
      970,
      430,
      1,
      person({
        skin: 'olive',
        hair: 'brown',
        style: 'short',
        beard: true,
        top: c.teal,
        legwear: c.soft,
        look: -0.6,
        mood: 'laugh',
        arms: [
          { elbow: [-170, 300], hand: [-170, 210] },
          { elbow: [180, 200], hand: [180, 60] },
        ],
      }),
    ),
    at(794, 606, 0.5, glass(0.7, '#9ccbe4')),
    at(796, 596, -0.8, fingers('olive')),
  ],
};
