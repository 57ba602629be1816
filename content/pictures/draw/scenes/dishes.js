import { berry, bowl, bread, carrot, egg, fish, fork, knife, leaf, lemon, plate, tomatoSlice } from '../meals.js';
import { c } from '../palette.js';
import { ground, tabletop, window } from '../places.js';
import { at, dot, line, oval, shape, turned } from '../shapes.js';
import { cup, glass, steam } from '../things.js';

/** Dishes of the recipes. */
export const dishes = {
  pasta: () => [
    ground('rose', 'round'),
    at(720, 500, 1.45, plate('#8fb9c4', 280)),
    shape(
      'M480,500 C470,400 600,360 720,370 C860,350 980,420 960,510 C950,610 820,650 710,640 C580,640 480,600 480,500Z',
      '#efc970',
    ),
    line(
      'M520,500 C560,400 700,400 720,480 C740,560 620,580 600,520 M700,420 C820,380 930,440 900,520 C880,590 780,580 780,520 C790,470 860,470 870,510 M560,580 C660,640 800,630 880,580 M540,450 C600,390 680,390 740,400',
      '#d5a447',
      13,
    ),
    shape('M620,470 C640,410 780,400 820,460 C850,520 780,560 710,550 C650,550 610,520 620,470Z', '#cf5640'),
    ...[
      [680, 470, -30],
      [760, 490, 40],
      [716, 510, 100],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, leaf())),
    at(250, 520, 1.3, fork()),
    at(1190, 520, 1.3, knife()),
  ],
  ontbijt: () => [
    ground('sand', 'round'),
    window(610, 90, 240, 220),
    tabletop('#d8b48a', 520),
    at(680, 640, 1.1, plate(c.white, 280)),
    turned(640, 590, -10, bread()),
    at(650, 590, 1, egg()),
    at(800, 660, 0.9, tomatoSlice()),
    at(860, 620, 0.8, tomatoSlice()),
    at(1060, 620, 1.3, cup(c.petrol), steam()),
    at(400, 560, 0.9, glass(0.75, '#f2a65a')),
  ],
  vis: () => [
    ground('sky', 'leaf'),
    oval(720, 520, 470, 240, '#00000014'),
    oval(720, 500, 470, 240, c.white),
    oval(720, 500, 400, 190, '#e8eef0'),
    turned(710, 480, -8, at(0, 0, 1.6, fish())),
    at(560, 630, 1.15, lemon()),
    at(650, 650, 1.15, lemon()),
    ...[
      [860, 640, 50],
      [900, 620, 90],
      [830, 660, 110],
    ].map(([x = 0, y = 0, turn = 0]) => turned(x, y, turn, leaf())),
  ],
  stamppot: () => [
    ground('mint', 'pebble'),
    tabletop('#a8705a', 640),
    at(720, 570, 1.4, bowl(c.coral, '#e8d59a')),
    shape(
      'M450,540 C440,430 560,400 640,410 C700,340 840,370 860,420 C960,410 1000,480 990,540 C900,590 540,590 450,540Z',
      '#ecdca6',
    ),
    ...[
      [540, 480],
      [610, 540],
      [760, 440],
      [860, 500],
      [920, 530],
      [690, 500],
      [640, 430],
    ].map(([x = 0, y = 0], i) => oval(x, y, 26, 13, i % 2 ? '#5d9350' : '#7fb065', i * 47)),
    ...[
      [580, 450],
      [820, 450],
      [740, 530],
    ].map(([x = 0, y = 0], i) => oval(x, y, 24, 14, '#e98443', i * 50)),
    line('M660,470 C720,420 800,440 850,490', '#9c4f35', 54),
    line('M676,456 C724,426 780,436 816,462', '#c27653', 10),
    turned(330, 700, -10, at(0, 0, 1.1, carrot())),
  ],
  gebak: () => [
    ground('rose', 'arch'),
    tabletop('#e6c9a4', 740),
    line('M720,740 V690', c.steel, 40),
    oval(720, 750, 160, 22, c.steel),
    oval(720, 684, 360, 40, c.white),
    shape('M450,440 H990 V640 C990,690 450,690 450,640Z', '#e0ab6a'),
    shape('M450,530 H990 V576 C900,606 540,606 450,576Z', '#fff3e2'),
    oval(720, 440, 270, 66, '#fbe9dc'),
    shape(
      'M450,440 C450,520 500,510 510,480 C530,520 570,540 590,500 C620,550 680,550 700,506 C730,556 790,546 800,504 C830,536 870,536 890,496 C920,520 960,500 990,440Z',
      '#fbe9dc',
    ),
    ...[
      [570, 420],
      [650, 452],
      [740, 462],
      [830, 446],
      [890, 420],
      [720, 398],
      [640, 396],
      [800, 398],
    ].map(([x = 0, y = 0], i) => at(x, y - 12, 1.2, berry(i % 2 ? '#cf4b47' : c.plum))),
    turned(690, 370, -20, leaf()),
    turned(740, 370, 30, leaf()),
  ],
  smoothie: () => [
    ground('mint', 'wave'),
    tabletop('#d8b48a', 720),
    at(660, 740, 1.75, glass(0.82, '#e88fa2')),
    turned(715, 420, 14, line('M0,-150 V90', c.petrol, 16)),
    at(930, 740, 1.45, glass(0.78, '#b6cf74')),
    turned(966, 470, -12, line('M0,-120 V80', c.coral, 14)),
    ...[
      [480, 730],
      [530, 740],
      [500, 694],
    ].map(([x = 0, y = 0], i) => at(x, y, 1.4, berry(['#cf4b47', c.plum, '#5468a0'][i]))),
    at(800, 770, 1.2, lemon()),
    turned(650, 370, -30, leaf()),
    dot(620, 500, 8, '#ffffff66'),
    dot(690, 560, 11, '#ffffff66'),
  ],
};
