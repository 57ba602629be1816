import { arms } from '../../figures.js';
import { kidney, TRUNK } from '../../organs.js';
import { c, skin } from '../../palette.js';
import { person } from '../../people.js';
import { floor, ground, tabletop, window } from '../../places.js';
import { at, box, dot, line, mirrored, oval, ring, shape, turned } from '../../shapes.js';
import { calendar, clipboard, cup, laptop, tube } from '../../things.js';

/** Examinations, results and operations. */
export const examinations = {
  dna: () => [
    ground('sky', 'pebble'),
    at(400, 480, 1, helix()),
    line('M860,330 H1060 M960,330 V430 M840,520 V430 H1080 V520 M960,430 V520', c.soft, 9),
    ...[
      [840, 320, c.teal],
      [1080, 320, c.coral],
      [840, 560, c.teal],
      [960, 560, c.coral],
      [1080, 560, c.teal],
    ].map(([x, y, color], i) =>
      at(
        Number(x),
        Number(y),
        1,
        i % 2 ? dot(0, 0, 50, String(color)) : box(-46, -46, 92, 92, String(color), 14),
        i === 1 || i === 3 ? at(-4, 0, 0.3, kidney('#fff3ea', '#ffffff')) : '',
      ),
    ),
  ],
  scan: () => [
    ground('mint', 'round'),
    floor('#a9d3b9', 790),
    box(760, 170, 470, 650, c.white, 60),
    dot(960, 480, 210, '#dfe6e8'),
    dot(960, 480, 170, c.night),
    box(1140, 230, 50, 90, c.petrol, 12),
    dot(1165, 350, 14, c.coral),
    box(210, 620, 760, 46, c.steel, 20),
    box(300, 660, 120, 170, '#8f9ea6', 12),
    shape('M420,600 C520,560 760,560 960,590 V624 H420Z', c.coral),
    oval(300, 606, 76, 26, c.white),
    turned(
      316,
      560,
      -90,
      at(
        0,
        0,
        0.62,
        person({ skin: 'brown', hair: 'grey', style: 'short', old: true, mood: 'closed', top: c.mist, legs: [] }),
      ),
    ),
    shape('M410,600 C520,545 760,550 960,585 V626 H410Z', c.mustard),
    line('M500,585 C620,560 760,565 900,590', '#f0cd80', 9),
  ],
  uitslagen: () => [
    ground('sand', 'wave'),
    window(250, 140, 240, 270),
    at(
      560,
      400,
      1.1,
      person({
        skin: 'deep',
        hair: 'black',
        style: 'bob',
        glasses: true,
        top: c.teal,
        look: 0.8,
        mood: 'calm',
        arms: arms.chin,
      }),
    ),
    tabletop('#cfa67a', 760),
    at(
      960,
      830,
      1.3,
      laptop(c.white),
      line('M-120,-70 L-60,-110 L0,-90 L60,-140 L120,-120', c.coral, 9),
      line('M-120,-40 H120', c.mist, 6),
      line('M-120,-180 H-20', c.petrol, 11),
    ),
    at(380, 850, 0.85, cup(c.coral)),
  ],
  bloedprikken: () => [
    ground('rose', 'leaf'),
    tabletop('#b8d3df', 560),
    oval(700, 560, 420, 56, c.plum),
    line('M300,480 H1060', skin.olive, 120),
    shape('M1030,420 H1130 C1170,420 1180,460 1160,484 C1180,510 1160,540 1120,540 H1030Z', skin.olive),
    line('M1110,456 H1164 M1110,482 H1170 M1108,510 H1160', '#c48d63', 5),
    shape('M-20,400 H390 V560 H-20Z', c.petrol),
    turned(600, 470, -12, box(-80, -34, 160, 68, '#f3d9bd', 30), box(-34, -34, 68, 68, '#fbeede', 6)),
    box(420, 840, 460, 60, '#a87848', 16),
    at(520, 870, 1.1, tube(c.brick)),
    at(650, 870, 1.1, tube('#e8bd62', 0.45)),
    at(780, 870, 1.1, tube(c.brick, 0.5)),
    box(400, 850, 500, 70, '#8f6038', 16),
  ],
  operatie: () => [
    ground('sky', 'arch'),
    dot(720, 170, 120, '#e8edef'),
    ...[
      [680, 130],
      [760, 130],
      [680, 210],
      [760, 210],
    ].map(([x = 0, y = 0]) => dot(x, y, 30, c.lemon)),
    line('M720,0 V60', c.steel, 22),
    surgeon(400, 470, 'fair', 0.7),
    surgeon(1040, 470, 'deep', -0.7),
    surgeon(720, 440, 'olive', 0),
    shape('M0,830 C300,760 1140,760 1440,830 V960 H0Z', '#7fb9a5'),
    line('M120,850 C400,800 1000,800 1320,850', '#9bcdbb', 10),
  ],
  'donornier-in-buik': () => [
    ground('mint', 'arch'),
    shape(TRUNK, skin.fair),
    line('M720,200 V600 L650,800 M720,600 L790,800', '#d8654e', 24),
    at(560, 370, 0.72, kidney('#c9a08f', '#dbb9a9')),
    mirrored(880, 370, 0.72, kidney('#c9a08f', '#dbb9a9')),
    line('M560,700 C620,760 640,800 690,840', '#f3cf87', 18),
    line('M590,640 L690,700', '#d8654e', 18),
    ring(540, 660, 130, c.coral, 10),
    at(550, 660, 1, kidney()),
    shape('M642,860 C650,810 790,810 798,860 C812,924 774,960 720,960 C666,960 628,924 642,860Z', '#f3cf72'),
    line('M430,380 C420,500 450,600 480,700 M1010,380 C1020,500 990,600 960,700', '#d8a077', 8),
  ],
  afvinklijst: () => [
    ground('sand', 'round'),
    tabletop('#cfa67a', 780),
    at(520, 530, 1.7, clipboard()),
    at(980, 560, 1.2, calendar([2, 6, 9])),
    at(320, 850, 0.8, cup(c.teal)),
    turned(760, 850, 80, line('M0,-70 V70', c.brick, 15), line('M0,70 V84', c.ink, 9)),
  ],
};

function helix() {
  const wave = (/** @type {number} */ side) =>
    `M${side * 110},-330 C${side * 110},-220 ${-side * 110},-220 ${-side * 110},-110 C${-side * 110},0 ${side * 110},0 ${side * 110},110 C${side * 110},220 ${-side * 110},220 ${-side * 110},330`;
  return (
    [-300, -250, -110, -60, 110, 60, 250, 300, -160, 160]
      .map((y, i) => {
        const reach = Math.round(Math.abs(Math.cos(((y + 330) / 220) * Math.PI)) * 96);
        return (
          line(`M${-reach},${y} H0`, i % 2 ? c.mustard : c.leaf, 15) +
          line(`M0,${y} H${reach}`, i % 2 ? c.plum : c.coral, 15)
        );
      })
      .join('') +
    line(wave(1), c.petrol, 26) +
    line(wave(-1), c.teal, 26)
  );
}

/** Somebody who operates, with cap and mask. @param {number} x @param {number} y @param {keyof typeof skin} tone @param {number} look */
function surgeon(x, y, tone, look) {
  const turn = Math.round(look * 15);
  return at(
    x,
    y,
    1,
    person({ skin: tone, hair: 'black', style: 'short', top: c.leaf, look, mood: 'calm', arms: arms.holding }),
    shape('M-72,-20 C-80,-110 80,-110 72,-20 C40,-40 -40,-40 -72,-20Z', c.moss),
    shape(
      `M${turn - 56},22 C${turn - 20},10 ${turn + 20},10 ${turn + 56},22 C${turn + 54},70 ${turn + 20},86 ${turn},86 C${turn - 20},86 ${turn - 54},70 ${turn - 56},22Z`,
      '#dfeee8',
    ),
    line(`M${turn - 40},44 H${turn + 40}`, '#b9d8cb', 5),
  );
}
