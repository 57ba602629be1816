import {
  banana,
  bowl,
  cheese,
  cucumber,
  egg,
  fish,
  fork,
  jug,
  knife,
  lemon,
  lettuce,
  plate,
  potato,
  shaker,
  tomato,
} from '../meals.js';
import { c } from '../palette.js';
import { ground, tabletop, window } from '../places.js';
import { at, box, dot, line, oval, shape, times, turned } from '../shapes.js';
import { glass } from '../things.js';

/** Eating and drinking as a subject. */
export const food = {
  voeding: () => [
    ground('mint', 'round'),
    at(720, 490, 1.35, plate(c.white, 270)),
    shape('M720,490 L720,314 C880,314 990,390 995,490 C980,600 860,664 720,664Z', '#a9cf86'),
    shape('M720,490 V314 C570,316 450,390 445,490Z', '#eed39a'),
    shape('M720,490 V664 C570,662 455,590 445,490Z', '#eba28f'),
    at(850, 440, 0.9, lettuce()),
    at(880, 560, 0.9, cucumber()),
    at(790, 580, 0.85, tomato()),
    at(590, 420, 0.9, potato()),
    turned(600, 560, -12, at(0, 0, 0.42, fish())),
    at(270, 500, 1.3, fork()),
    at(1160, 500, 1.3, knife()),
  ],
  zout: () => [
    ground('sky', 'pebble'),
    tabletop('#cfa67a', 690),
    at(450, 720, 1.15, jarOfHerbs()),
    turned(640, 300, 128, at(0, 0, 1.5, shaker())),
    times(14, (i) => dot(930 + Math.round(Math.sin(i * 2.4) * (20 + i * 2)), 540 + i * 9, 6 + (i % 2) * 2, c.white)),
    shape('M810,712 C870,630 990,630 1050,712Z', c.white),
  ],
  kalium: () => [
    ground('sand', 'leaf'),
    tabletop('#8cb59c', 620),
    turned(640, 520, -6, at(0, 0, 2.1, banana())),
    at(500, 680, 1.5, potato()),
    at(740, 700, 1.65, tomato()),
    at(970, 620, 1.6, avocado()),
  ],
  eiwit: () => [
    ground('rose', 'round'),
    tabletop('#cfa67a', 520),
    at(900, 440, 1.35, cheese()),
    at(530, 560, 1, bowl(c.petrol, '#efe6d2')),
    times(9, (i) =>
      oval(
        410 + (i % 5) * 58,
        522 + Math.floor(i / 5) * 30,
        28,
        20,
        ['#b9653f', '#a65a3a', '#c9794c'][i % 3] ?? c.wood,
        i * 40,
      ),
    ),
    at(880, 690, 0.95, plate()),
    at(870, 680, 1.45, egg()),
    turned(560, 790, 76, whole()),
    turned(1130, 560, 18, whole()),
  ],
  drinken: () => [
    ground('sky', 'round'),
    window(310, 110, 220, 230),
    tabletop('#cfa67a', 720),
    at(880, 730, 1.4, jug()),
    at(610, 740, 1.45, glass(0.6)),
    turned(660, 520, 16, line('M0,-110 V70', c.coral, 13)),
    at(1110, 720, 0.9, lemon()),
  ],
  salade: () => [
    ground('mint', 'arch'),
    tabletop('#e6c9a4', 660),
    ...[
      [540, 480, -20],
      [690, 430, 10],
      [860, 450, 30],
      [930, 500, 60],
      [610, 500, 0],
      [780, 500, -30],
    ].map(([x = 0, y = 0, turn], i) => turned(x, y, turn ?? 0, at(0, 0, 1.35, lettuce(i % 2 ? '#a6cf7a' : '#79ad58')))),
    at(600, 470, 1.2, tomato()),
    at(850, 460, 1.1, cucumber()),
    at(740, 450, 1.1, cucumber()),
    at(950, 470, 1.05, tomato()),
    shape('M400,520 H1040 C1030,700 900,800 720,800 C540,800 410,700 400,520Z', c.wood),
    shape('M400,520 H1040 Q1040,550 1036,566 H404 Q400,550 400,520Z', '#d3a473'),
  ],
};

function jarOfHerbs() {
  return (
    line(
      'M-30,-150 C-50,-220 -30,-260 -60,-310 M10,-150 C10,-230 30,-260 14,-330 M40,-150 C60,-210 80,-230 84,-280',
      c.moss,
      9,
    ) +
    [
      [-60, -310],
      [14, -330],
      [84, -280],
      [-44, -240],
      [22, -250],
      [66, -220],
    ]
      .map(([x = 0, y = 0], i) => oval(x, y, 34, 17, i % 2 ? c.leaf : c.moss, i * 50 - 40))
      .join('') +
    box(-80, -170, 160, 170, c.brick, 24) +
    box(-88, -184, 176, 34, '#b9503b', 12)
  );
}

function avocado() {
  return (
    shape('M0,-90 C60,-90 70,-20 76,20 C80,70 40,96 0,96 C-40,96 -80,70 -76,20 C-70,-20 -60,-90 0,-90Z', '#4d7f4f') +
    oval(0, 22, 54, 62, '#dbe7a4') +
    dot(0, 34, 30, c.bark)
  );
}

function whole() {
  return (
    shape('M0,-80 C46,-70 64,-10 60,26 C54,66 26,84 0,84 C-26,84 -54,66 -60,26 C-64,-10 -46,-70 0,-80Z', '#eac79a') +
    oval(-20, -20, 9, 20, '#ffffff77', 16)
  );
}
