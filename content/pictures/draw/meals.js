import { c } from './palette.js';
import { box, dot, line, oval, shape, times } from './shapes.js';

/** Dishes, seen a little from above, round (0, 0). */

export const plate = (rim = c.white, r = 260) =>
  oval(0, 14, r, r * 0.72, '#00000014') + oval(0, 0, r, r * 0.72, rim) + oval(0, 0, r * 0.76, r * 0.54, '#f1ebe0');

export const bowl = (color = c.petrol, inside = c.coral) =>
  shape('M-260,-30 C-250,120 -150,190 0,190 C150,190 250,120 260,-30Z', color) +
  oval(0, -30, 260, 84, color) +
  oval(0, -30, 236, 70, '#ffffff33') +
  oval(0, -24, 222, 62, inside);

export const fork = () =>
  line('M0,180 V-40', c.steel, 18) +
  line('M-30,-150 V-90 Q-30,-50 0,-46 Q30,-50 30,-90 V-150 M0,-150 V-50', c.steel, 12);
export const knife = () => line('M0,180 V20', c.steel, 18) + shape('M-10,30 V-150 C24,-130 30,-40 14,30Z', c.steel);
export const spoon = () => line('M0,180 V-40', c.steel, 16) + oval(0, -96, 38, 58, c.steel);

export const tomato = (s = 1) => dot(0, 0, 44 * s, '#d8503f') + line('M-16,-34 L0,-28 L16,-34 M0,-28 V-44', c.moss, 8);
export const cucumber = () =>
  dot(0, 0, 42, '#4f8f5a') +
  dot(0, 0, 36, '#d5ebbd') +
  times(6, (i) => `<g transform="rotate(${i * 60})">${oval(0, -16, 3, 6, '#f6f3d6')}</g>`);
export const lettuce = (color = '#86b95f') =>
  shape(
    'M-90,20 C-120,-30 -70,-50 -60,-70 C-30,-100 10,-70 30,-84 C80,-90 80,-40 104,-20 C120,30 60,40 40,60 C0,80 -40,60 -90,20Z',
    color,
  ) + line('M-60,14 C-20,-10 20,-30 70,-40 M-10,-14 L-20,-50 M20,-24 L40,6', '#cfe6ae', 6);
export const lemon = () =>
  dot(0, 0, 46, c.mustard) +
  dot(0, 0, 38, '#fdf3c4') +
  times(6, (i) => `<path transform="rotate(${i * 60})" d="M0,-6 L-13,-30 Q0,-38 13,-30Z" fill="#f3d45c"/>`);
export const egg = () =>
  shape('M-80,0 C-90,-50 -20,-64 20,-50 C80,-40 100,10 60,40 C20,66 -70,60 -80,0Z', c.white) +
  dot(0, 0, 32, '#f0b43c') +
  dot(-9, -10, 8, '#fbe09a');
export const carrot = () =>
  shape('M-24,-60 Q0,-78 24,-60 L6,90 Q0,104 -6,90Z', '#e98443') +
  line('M-14,-20 H2 M0,20 H10', '#c9682c', 5) +
  line('M0,-68 L-20,-120 M0,-68 V-130 M0,-68 L22,-116', c.leaf, 10);
export const banana = () =>
  shape('M-120,-60 C-90,50 40,80 130,0 L116,-18 C40,30 -40,10 -96,-72Z', '#f1cb55') +
  shape('M-120,-60 L-126,-84 L-104,-88 L-96,-72Z', c.bark) +
  line('M-88,-20 C-40,40 40,44 104,4', '#d8a93a', 6);
export const potato = () =>
  shape('M-70,0 C-80,-50 -20,-66 30,-54 C84,-44 90,20 50,44 C10,64 -64,54 -70,0Z', '#cfa05c') +
  dot(-24, -12, 6, '#a97c3d') +
  dot(20, 8, 6, '#a97c3d') +
  dot(30, -24, 4, '#a97c3d');
export const fish = (color = '#7fb0c9') =>
  shape('M-200,0 C-140,-90 40,-96 130,-14 L210,-70 C190,-20 190,20 210,70 L130,14 C40,96 -140,90 -200,0Z', color) +
  shape('M-200,0 C-140,90 40,96 130,14 C40,40 -120,40 -200,0Z', '#b8d8e6') +
  line('M-104,-52 C-80,-20 -80,20 -104,52', '#5a8ea9', 8) +
  dot(-146, -16, 10, c.ink) +
  line('M-40,-40 q14,14 0,28 M10,-44 q14,14 0,28 M-14,-6 q14,14 0,28 M40,-12 q14,14 0,24', '#5a8ea9', 6);
export const bread = () =>
  shape(
    'M-110,80 V-30 C-140,-60 -110,-110 -60,-104 C-20,-116 40,-116 70,-104 C120,-110 140,-60 110,-30 V80 Q0,92 -110,80Z',
    '#b97a3f',
  ) +
  shape(
    'M-94,66 V-30 C-120,-54 -94,-92 -56,-88 C-20,-98 40,-98 66,-88 C104,-92 120,-54 94,-30 V66 Q0,76 -94,66Z',
    '#efd3a0',
  );
export const leaf = () =>
  shape('M0,0 C-30,-30 -30,-60 0,-86 C30,-60 30,-30 0,0Z', c.leaf) + line('M0,0 V-60', c.moss, 4);
export const cheese = () =>
  shape('M-130,40 L40,-70 Q120,-60 130,0 V40Z', c.mustard) +
  shape('M-130,40 H130 V100 H-130Z', '#f3cd72') +
  dot(-50, 72, 16, c.mustard) +
  dot(40, 64, 20, c.mustard) +
  dot(60, -16, 14, '#c9963a');
export const shaker = () =>
  shape('M-62,0 L-48,-190 H48 L62,0Z', '#7fa9c0') +
  shape('M-52,-90 L-40,-182 H40 L52,-90Z', '#ffffff') +
  shape('M-54,-184 C-54,-262 54,-262 54,-184Z', c.steel) +
  dot(-20, -214, 6, c.soft) +
  dot(20, -214, 6, c.soft) +
  dot(0, -228, 6, c.soft) +
  box(-56, -190, 112, 16, c.soft, 6);
export const jug = (water = '#9ccbe4') =>
  line('M84,-230 C170,-240 170,-90 76,-80', '#ffffffcc', 18) +
  shape('M-90,-290 L-120,-310 H84 V0 H-84Z', '#ffffffaa') +
  shape('M-88,-190 H84 V-8 H-84Z', water) +
  oval(-2, -190, 86, 12, '#c9e5f2');
export const berry = (color = c.plum) => dot(0, 0, 22, color) + dot(-6, -7, 6, '#ffffff55');
