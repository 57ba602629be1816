import { arms } from '../figures.js';
import { heart } from '../organs.js';
import { c } from '../palette.js';
import { person } from '../people.js';
import { cloud, ground, pendant, sun, tabletop } from '../places.js';
import { at, box, dot, faded, line, oval, shape, times, turned } from '../shapes.js';
import { book, candle, coins, cup, flower, phone, steam, suitcase } from '../things.js';

/** Grief, closeness, holidays and money; the young and the old. */
export const moments = {
  rouw: () => [
    ground('sand', 'arch'),
    dot(600, 440, 220, '#fbf0d6'),
    at(
      890,
      730,
      1.5,
      box(-110, -260, 220, 270, c.petrol, 12),
      box(-88, -238, 176, 230, '#e7dcc7', 6),
      at(0, -130, 0.62, person({ hair: 'white', old: true, top: c.soft })),
    ),
    tabletop('#b59a84', 720),
    at(600, 740, 1.7, candle()),
    at(
      410,
      740,
      1.3,
      at(-14, -120, 0.9, flower(c.white, 150)),
      at(24, -120, 0.9, flower('#e7b3c2', 100)),
      shape('M-50,-150 C-60,-90 -60,0 -36,0 H36 C60,0 60,-90 50,-150Z', c.teal),
    ),
  ],
  seksualiteit: () => [
    ground('rose', 'round'),
    box(330, 300, 780, 320, '#b98a72', 60),
    box(380, 520, 680, 200, c.white, 60),
    turned(
      600,
      470,
      -14,
      at(0, 0, 0.98, person({ skin: 'olive', hair: 'black', style: 'long', top: c.coral, look: 0.8, mood: 'closed' })),
    ),
    turned(
      850,
      460,
      14,
      at(0, 0, 0.98, person({ skin: 'fair', hair: 'brown', style: 'short', top: c.mist, look: -0.8, mood: 'smile' })),
    ),
    shape('M300,650 C460,570 600,640 720,600 C860,570 1000,640 1140,620 V960 H300Z', c.plum),
    line('M380,720 C520,660 660,730 800,690 C920,660 1010,700 1080,700', '#8d6681', 10),
    at(720, 250, 0.5, heart()),
  ],
  vakantie: () => [
    ground('sky', 'wave'),
    sun(1000, 250, 92, '#f6c866'),
    shape('M0,520 H1440 V720 H0Z', '#7fb9cf'),
    line('M120,580 q40,-18 80,0 M1180,600 q40,-18 80,0 M860,570 q40,-18 80,0 M420,560 q30,-14 60,0', '#b9dbe8', 8),
    shape('M0,700 C400,650 900,740 1440,670 V960 H0Z', '#ecd5a4'),
    line('M500,800 L560,330', c.bark, 14),
    shape(
      'M330,420 C360,240 640,180 800,360 C720,330 680,350 650,382 C610,340 540,340 500,402 C450,372 390,380 330,420Z',
      c.coral,
    ),
    shape('M500,402 C510,330 540,270 590,254 C630,280 650,330 650,382 C610,340 540,340 500,402Z', c.white),
    at(820, 800, 1.15, suitcase(c.petrol)),
    oval(1060, 800, 70, 18, '#d9bb80'),
    shape('M1000,790 C1010,740 1110,740 1120,790Z', c.mustard),
  ],
  geld: () => [
    ground('mint', 'arch'),
    tabletop('#cfa67a', 690),
    turned(
      430,
      560,
      -8,
      box(-110, -190, 220, 340, c.white, 8),
      times(4, (i) => line(`M-74,${-140 + i * 54} H${30 + (i % 2) * 36}`, c.mist, 12)),
      line('M20,96 H74', c.coral, 14),
    ),
    at(640, 740, 1.3, coins(6)),
    at(530, 790, 1.3, coins(2)),
    at(930, 740, 1.45, piggy()),
  ],
  stemming: () => [
    ground('sky', 'pebble'),
    at(
      640,
      400,
      1.2,
      person({ skin: 'deep', hair: 'black', style: 'bun', top: c.mustard, look: 0.6, mood: 'sad', arms: arms.chin }),
    ),
    at(970, 290, 1.15, cloud(0, 0)),
    line('M910,360 l-14,40 M970,366 l-14,40 M1030,360 l-14,40', c.teal, 11),
    faded(0.9, sun(1080, 210, 46)),
    tabletop('#cfa67a', 830),
  ],
  jongeren: () => [
    ground('rose', 'wave'),
    at(
      880,
      390,
      1.02,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'curly',
        top: c.petrol,
        legwear: c.plum,
        look: -0.4,
        mood: 'laugh',
        arms: arms.holding,
      }),
    ),
    at(
      560,
      400,
      1.02,
      person({
        skin: 'olive',
        hair: 'black',
        style: 'scarf',
        scarf: c.coral,
        top: c.mustard,
        legwear: c.soft,
        look: 0.6,
        arms: arms.heart,
      }),
    ),
    at(880, 660, 0.45, phone()),
    line('M806,400 C790,300 970,300 954,400', c.coral, 15),
    box(792, 376, 34, 58, c.coral, 14),
    box(934, 376, 34, 58, c.coral, 14),
  ],
  ouderen: () => [
    ground('sand', 'leaf'),
    pendant(720, 110, c.teal),
    at(
      520,
      380,
      1.02,
      person({
        skin: 'deep',
        hair: 'white',
        style: 'short',
        old: true,
        glasses: true,
        beard: true,
        top: c.plum,
        look: 0.7,
        mood: 'laugh',
        arms: arms.holding,
      }),
    ),
    at(
      920,
      380,
      1.02,
      person({ skin: 'pale', hair: 'white', style: 'curly', old: true, top: c.coral, look: -0.7, arms: arms.holding }),
    ),
    tabletop('#b98a5e', 730),
    at(600, 780, 0.9, cup(c.petrol), steam()),
    at(830, 780, 0.9, cup(c.mustard), steam()),
    times(3, (i) =>
      turned(
        690 + i * 36,
        800,
        -14 + i * 14,
        box(-28, -80, 56, 80, c.white, 6),
        dot(0, -40, 12, i === 1 ? c.ink : c.brick),
      ),
    ),
    at(1150, 800, 0.6, book(c.teal)),
  ],
};

function piggy() {
  return (
    line('M-70,-30 V0 M70,-30 V0', '#d98575', 34) +
    shape('M-150,-120 C-150,-220 140,-230 150,-120 C156,-30 90,-14 0,-14 C-90,-14 -150,-40 -150,-120Z', '#f0a493') +
    shape('M70,-186 L120,-236 L132,-160Z', '#d98575') +
    oval(150, -116, 26, 36, '#e28f7e') +
    dot(148, -124, 5, c.ink) +
    dot(150, -106, 5, c.ink) +
    dot(96, -140, 8, c.ink) +
    line('M-30,-192 H40', '#b9604f', 11) +
    line('M-150,-120 q-40,-10 -30,-40', '#d98575', 10)
  );
}
