import { c, darken } from '../palette.js';
import { box, dot, line, oval, shape, times, turned } from '../shapes.js';
import { grains, mound, scattered } from './spread.js';

/**
 * What a dish is made of, whole or cut, round (0, 0) and some 200 wide. It lies beside a dish in which one would not see it.
 */

export const apple = (color = '#c9503f') =>
  shape('M0,-46 C40,-76 110,-46 90,24 C78,68 44,80 0,70 C-44,80 -78,68 -90,24 C-110,-46 -40,-76 0,-46Z', color) +
  line('M0,-46 C0,-66 8,-82 18,-90', c.bark, 9) +
  oval(42, -76, 30, 13, c.leaf, -20) +
  line('M-62,-10 C-64,10 -58,26 -50,34', '#ffffff66', 10);

export const aubergine = () =>
  shape('M-20,-90 C60,-80 110,0 96,70 C84,124 10,130 -30,84 C-66,40 -70,-50 -20,-90Z', '#5b2f5e') +
  line('M20,-50 C60,-20 76,20 72,60', '#8d5f92', 14) +
  shape('M-64,-64 C-40,-110 20,-116 40,-74 C10,-66 0,-40 -16,-62 C-30,-40 -44,-44 -64,-64Z', c.moss) +
  line('M-24,-98 C-30,-124 -44,-134 -60,-138', c.moss, 18);

/** An aubergine cut in half lengthwise, with a filling. @param {string} filling */
export const aubergineHalf = (filling) =>
  shape(
    'M-210,0 C-200,-70 -60,-86 60,-76 C170,-66 230,-40 226,0 C230,40 170,66 60,76 C-60,86 -200,70 -210,0Z',
    '#5b2f5e',
  ) +
  shape(
    'M-186,0 C-176,-50 -60,-64 60,-56 C160,-48 204,-30 202,0 C204,30 160,48 60,56 C-60,64 -176,50 -186,0Z',
    '#ead9a8',
  ) +
  shape(
    'M-140,0 C-130,-36 -50,-46 50,-40 C130,-34 164,-20 162,0 C164,20 130,34 50,40 C-50,46 -130,36 -140,0Z',
    filling,
  ) +
  line('M-208,0 C-236,-2 -250,-12 -262,-24', c.moss, 22);

export const pumpkin = () =>
  oval(-62, 0, 62, 82, '#d9772a') +
  oval(62, 0, 62, 82, '#d9772a') +
  oval(-30, 0, 54, 88, '#e98b38') +
  oval(34, 0, 54, 88, '#e98b38') +
  oval(0, 0, 40, 90, '#f0a04e') +
  line('M0,-84 C-2,-110 12,-122 28,-128', c.moss, 20);

export const cassava = () =>
  shape('M-150,-10 C-120,-60 60,-60 140,-24 C160,-10 150,20 130,24 C40,56 -120,50 -150,-10Z', '#7d5436') +
  line('M-100,-20 q24,30 4,52 M-30,-36 q26,36 4,72 M50,-36 q22,32 4,62', '#5f3d26', 6) +
  oval(138, 0, 22, 28, '#fbf6e8') +
  dot(138, 0, 5, '#ddd0b4');

/** Half a coconut. */
export const coconut = () => dot(0, 0, 84, '#7d5436') + dot(0, 0, 72, '#fffdf6') + dot(4, 4, 50, '#ece5d3');

export const orange = () => dot(0, 0, 78, '#ee8f2f') + dot(-24, -26, 18, '#f6b166') + dot(16, -58, 6, c.moss);
/** A round slice of orange. */
export const orangeSlice = () =>
  dot(0, 0, 66, '#ee8f2f') +
  dot(0, 0, 58, '#fbe3bd') +
  times(8, (i) => `<path transform="rotate(${i * 45})" d="M0,-8 L-17,-46 Q0,-56 17,-46Z" fill="#f4a648"/>`);

export const corn = () =>
  shape('M-40,120 C-110,40 -70,-40 -30,-70 L0,130Z', '#7fae55') +
  shape('M-44,90 C-56,-40 -30,-120 0,-126 C30,-120 56,-40 44,90 C30,120 -30,120 -44,90Z', '#f3c53f') +
  times(7, (i) => line(`M${-34 + (i % 2) * 4},${-70 + i * 24} H34`, '#d9a32c', 5)) +
  line('M-14,-110 V110 M14,-110 V110', '#d9a32c', 5) +
  shape('M40,120 C110,50 76,-20 44,-50 L0,130Z', '#5f9a48');

export const onion = (color = '#c98442') =>
  shape('M0,-96 C16,-60 90,-50 88,20 C86,76 40,92 0,92 C-40,92 -86,76 -88,20 C-90,-50 -16,-60 0,-96Z', color) +
  line('M-40,-20 C-56,20 -44,56 -28,76 M40,-20 C56,20 44,56 28,76 M0,-50 V84', darken(color, 0.86), 6) +
  line('M-12,94 l-8,14 M4,96 v14 M18,94 l8,14', '#d9c8a0', 5);

export const leekWhole = () =>
  shape('M-20,140 V-20 H20 V140 Q0,156 -20,140Z', '#f4f3df') +
  shape(
    'M-20,20 C-30,-60 -80,-120 -96,-150 L-50,-150 L-10,-60 L-14,-160 H24 L14,-60 L60,-146 L100,-140 C70,-100 30,-60 20,20Z',
    '#5f9a48',
  ) +
  line('M-6,100 V-40 M8,100 V-30', '#cfe0ae', 5) +
  line('M-14,146 l-8,18 M0,150 v18 M14,146 l8,18', '#d9c8a0', 5);

/** A head of cabbage. */
export const cabbage = (color = '#b9d78e') =>
  dot(0, 0, 100, darken(color, 0.88)) +
  shape('M-92,30 C-110,-50 -50,-100 0,-96 C-30,-40 -40,30 -20,94 C-60,96 -86,66 -92,30Z', color) +
  shape('M92,30 C110,-50 50,-100 0,-96 C30,-40 40,30 20,94 C60,96 86,66 92,30Z', color) +
  line('M0,94 C-8,20 -6,-40 0,-90 M-6,40 L-56,0 M4,40 L56,0 M-4,-10 L-44,-44 M4,-10 L44,-44', '#f4f6e4', 7);

export const cauliflower = () =>
  shape(
    'M-110,20 C-140,-50 -90,-90 -60,-60 L60,-60 C90,-90 140,-50 110,20 C90,90 40,104 0,104 C-40,104 -90,90 -110,20Z',
    '#7fae55',
  ) + scattered(9, 66, 52, (i) => dot(0, -8, 30, i % 2 ? '#fbf3dc' : '#f1e6c6'));

export const bellPepper = (color = '#cf4a38') =>
  shape(
    'M0,-90 C60,-110 110,-60 96,10 C86,70 50,96 20,84 C6,92 -8,92 -20,84 C-50,96 -86,70 -96,10 C-110,-60 -60,-110 0,-90Z',
    color,
  ) +
  line('M0,-92 C-2,-116 8,-130 22,-136', c.moss, 16) +
  line('M-64,-40 C-70,0 -60,36 -48,50', '#ffffff66', 12);

export const courgette = () =>
  turned(
    0,
    0,
    -16,
    box(-150, -38, 280, 76, '#5d9350', 38),
    line('M-110,-12 H80 M-90,14 H60', '#86b95f', 7),
    box(120, -20, 40, 40, '#86b95f', 10),
  );

export const chilli = () =>
  shape('M-16,-90 C40,-60 40,60 -30,110 C0,40 -20,-20 -16,-90Z', '#cf3a2c') +
  line('M-12,-88 C-10,-110 0,-120 12,-124', c.moss, 12) +
  line('M6,-50 C18,-10 14,20 2,46', '#ef8a70', 7);

/** A whole egg in its shell. */
export const wholeEgg = (color = '#d9a877') => oval(0, 0, 58, 74, color) + oval(-18, -26, 14, 20, '#ffffff66');

/** A piece of raw beef with its fat. */
export const beef = () =>
  shape('M-120,10 C-130,-60 -40,-90 40,-76 C110,-66 140,-10 110,44 C70,96 -100,90 -120,10Z', '#f3ddd2') +
  shape('M-102,8 C-108,-46 -34,-72 36,-60 C96,-52 120,-8 94,36 C60,76 -86,72 -102,8Z', '#b5413f') +
  line('M-60,-20 C-20,-36 20,-34 50,-20 M-50,20 C-10,6 30,10 60,24', '#e5a097', 8);

/** A raw piece of white or pink fish. */
export const fishFillet = (color = '#fbf1e6') =>
  shape('M-140,-10 C-90,-70 80,-76 150,-30 C140,20 90,66 -20,64 C-90,62 -130,40 -140,-10Z', color) +
  line('M-80,-30 q24,30 4,66 M-20,-46 q28,42 6,92 M46,-50 q24,40 4,84', darken(color, 0.88), 7);

/** A heap of small grains: rice, lentils, bulgur, semolina. @param {string} color @param {string} light */
export const heap = (color, light, length = 9, width = 9) =>
  mound(120, 66, color, 2) +
  grains(80, 108, 58, light, length, width) +
  grains(24, 120, 66, darken(color, 0.88), length, width);

/** Peanuts in their shells. */
export const peanuts = () =>
  [
    [-50, 10, -20],
    [40, -14, 30],
    [6, 50, 80],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      turned(
        x,
        y,
        turn,
        dot(-24, 0, 27, '#d0a061'),
        dot(24, 0, 29, '#d0a061'),
        line('M-36,-8 h20 M14,-8 h22 M-30,8 h14 M18,8 h16', '#a97c3d', 5),
      ),
    )
    .join('');

export const almond = () =>
  shape('M-40,0 C-30,-30 20,-30 44,0 C20,30 -30,30 -40,0Z', '#b57a44') +
  line('M-22,-4 C0,-14 16,-10 30,-2', '#d9a871', 5);

/** A block of tofu, cut. */
export const tofuBlock = () =>
  shape('M-100,-30 L40,-60 L110,-20 L-30,14Z', '#fffdf2') +
  shape('M-100,-30 L-30,14 V84 L-100,40Z', '#efe6cb') +
  shape('M-30,14 L110,-20 V50 L-30,84Z', '#f8f1dc');

/** A jar of honey with its spoon. */
export const honey = () =>
  box(-70, -60, 140, 150, '#e5a231', 30) +
  box(-58, -20, 116, 70, '#fbf0d2', 8) +
  box(-62, -92, 124, 38, '#8f6038', 10) +
  line('M-36,4 H36 M-36,26 H20', '#c98f2f', 8);

/** A pot of yoghurt. */
export const yoghurt = () =>
  shape('M-80,-70 H80 L62,90 Q0,100 -62,90Z', '#dfeaf2') +
  oval(0, -70, 80, 24, '#ffffff') +
  oval(0, -66, 62, 15, '#f4f1e6') +
  box(-56, -16, 112, 54, '#88b8d6', 10);

/** A bundle of green beans. @param {string} color */
export const beans = (color = '#5f9a48') =>
  times(6, (i) =>
    line(`M-110,${-26 + i * 12} Q0,${-60 + i * 16} 110,${-20 + i * 10}`, i % 2 ? darken(color, 1.12) : color, 14),
  ) + line('M0,-48 V34', '#e9d9b0', 12);
