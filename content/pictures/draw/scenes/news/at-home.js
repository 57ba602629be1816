import { carrot, leaf } from '../../meals.js';
import { c } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, pendant, plant, shelf, tabletop } from '../../places.js';
import { at, box, dot, line, shape, times, turned } from '../../shapes.js';
import { cup, letter, steam } from '../../things.js';

/** Reading, cooking and learning. */
export const atHome = {
  brieven: () => [
    ground('rose', 'wave'),
    box(400, -30, 640, 760, c.petrol, 16),
    box(450, 40, 240, 280, '#0e6071', 10),
    box(750, 40, 240, 280, '#0e6071', 10),
    box(560, 410, 320, 70, c.mustard, 16),
    box(590, 432, 260, 26, c.night, 10),
    dot(970, 470, 26, c.mustard),
    floor('#e9c7bd', 710),
    shape('M330,860 L420,735 H1020 L1110,860Z', '#a8705a'),
    shape('M370,846 L446,749 H994 L1070,846Z', '#b98a72'),
    turned(720, 500, 6, at(0, 40, 0.62, letter(c.coral))),
    turned(560, 770, -12, at(0, 0, 0.68, letter(c.teal))),
    turned(820, 784, 10, at(0, 0, 0.68, letter(c.mustard))),
    plant(1200, 760, 1, c.mustard),
  ],
  krant: () => [
    ground('sand', 'round'),
    shelf(260, 330, 230),
    at(
      720,
      350,
      1.12,
      person({
        skin: 'olive',
        hair: 'grey',
        style: 'bob',
        glasses: true,
        old: true,
        top: c.petrol,
        look: 0,
        mood: 'calm',
        arms: [
          { elbow: [-190, 310], hand: [-190, 270], behind: true },
          { elbow: [190, 310], hand: [190, 270], behind: true },
        ],
      }),
    ),
    shape('M460,560 L720,600 L980,560 V860 L720,900 L460,860Z', c.white),
    line('M720,604 V896', c.line, 6),
    line('M500,620 L680,646', c.soft, 16),
    line(
      'M500,670 L680,696 M500,708 L680,734 M500,746 L680,772 M500,784 L620,800 M760,760 L940,734 M760,798 L940,772 M760,836 L880,818',
      c.mist,
      11,
    ),
    shape('M760,652 L940,626 V704 L760,730Z', c.coral),
    dot(488, 660, 32, '#d9a077'),
    dot(952, 660, 32, '#d9a077'),
  ],
  koken: () => [
    ground('mint', 'pebble'),
    pendant(980, 150, c.coral),
    at(
      600,
      350,
      1.12,
      person({
        skin: 'brown',
        hair: 'black',
        style: 'short',
        beard: true,
        top: c.white,
        look: 0.6,
        mood: 'smile',
        arms: [
          { elbow: [-160, 310], hand: [-60, 350] },
          { elbow: [180, 290], hand: [196, 250] },
        ],
      }),
      shape('M-70,180 H70 L96,440 H-96Z', c.coral),
      line('M-50,180 L-40,112 M50,180 L40,112', c.coral, 18),
    ),
    tabletop('#cfa67a', 740),
    turned(850, 596, 14, line('M0,-50 V90', c.wood, 20)),
    at(
      930,
      770,
      1,
      box(-170, -130, 340, 130, c.teal, 30),
      box(-190, -146, 380, 30, '#347882', 14),
      line('M-190,-80 H-230 M190,-80 H230', '#347882', 24),
    ),
    at(930, 700, 1.1, steam()),
    turned(430, 830, 70, carrot()),
    ...[
      [640, 840, 20],
      [690, 850, 70],
      [610, 870, -30],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, leaf())),
    at(1200, 790, 1, herbs()),
  ],
  foto: () => [
    ground('mint', 'wave'),
    line('M-20,220 Q720,330 1460,200', c.bark, 7),
    turned(360, 440, -5, photo(c.mist, table())),
    turned(
      740,
      470,
      3,
      photo(
        '#f6dc84',
        at(0, 0, 0.85, person({ skin: 'deep', hair: 'black', style: 'curly', top: c.coral, mood: 'laugh' })),
      ),
    ),
    turned(
      1100,
      430,
      6,
      photo('#dfedf6', shape('M-120,60 C-60,0 20,40 120,-10 V110 H-120Z', c.leaf), dot(60, -60, 30, c.lemon)),
    ),
  ],
};

function herbs() {
  return (
    times(7, (i) => turned(-40 + i * 14, -110, -50 + i * 16, leaf())) +
    shape('M-62,-110 H62 L46,0 H-46Z', c.brick) +
    box(-70, -122, 140, 28, c.brick, 10)
  );
}

/** @param {string} ground @param {string[]} parts */
function photo(ground, ...parts) {
  return (
    box(-160, -180, 320, 380, c.white, 8) +
    `<clipPath id="p${ground.slice(1)}"><rect x="-130" y="-150" width="260" height="260"/></clipPath>` +
    box(-130, -150, 260, 260, ground) +
    `<g clip-path="url(#p${ground.slice(1)})">${parts.join('')}</g>` +
    box(-16, -210, 32, 64, c.wood, 6)
  );
}

function table() {
  return box(-130, 20, 260, 100, c.wood) + at(-40, 40, 0.6, cup(c.coral)) + at(50, 40, 0.5, plant(0, 0));
}
