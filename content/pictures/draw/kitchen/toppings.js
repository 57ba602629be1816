import { c, darken } from '../palette.js';
import { box, dot, line, oval, shape, times } from '../shapes.js';
import { grains, mound } from './spread.js';

/** Pieces of food round (0, 0), mostly some 60 wide. */

/** @param {string} color */
export const cube = (color, s = 22) =>
  box(-s, -s, s * 2, s * 2, color, 6) + box(-s, -s, s * 2, s * 0.7, '#ffffff33', 6);
export const carrotCoin = () => dot(0, 0, 32, '#e98443') + dot(0, 0, 22, '#f09a5c') + dot(0, 0, 8, '#e98443');
/** @param {string} color */
export const pea = (color = '#7fae55') => dot(0, 0, 15, color) + dot(-4, -5, 4, '#ffffff66');
export const chickpea = () => dot(0, 0, 21, '#e3bd78') + dot(14, -10, 8, '#d6aa5f');
/** A sprig of flat leaves: parsley, coriander. */
export const parsley = (color = '#5d9350') =>
  line('M0,44 V-10 M0,26 L-22,4 M0,26 L22,4', darken(color, 0.85), 5) +
  [
    [0, -24],
    [-13, -12],
    [13, -12],
    [-30, -6],
    [-26, 8],
    [30, -6],
    [26, 8],
  ]
    .map(([x = 0, y = 0], i) => dot(x, y, 12, i % 2 ? color : darken(color, 1.14)))
    .join('');
export const dill = () =>
  line('M0,56 V-50 M0,30 L-26,4 M0,30 L26,4 M0,6 L-24,-20 M0,6 L24,-20 M0,-20 L-16,-42 M0,-20 L16,-42', '#5d9350', 6);
/** A sprig with needles or small leaves: rosemary, thyme. */
export const sprig = (color = c.moss) =>
  line('M0,80 C6,20 -6,-20 0,-80', c.bark, 6) +
  times(6, (i) => oval(-16, -64 + i * 24, 16, 6, color, 34) + oval(16, -60 + i * 24, 16, 6, color, -34));
export const mint = () =>
  [-48, 0, 48]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${shape('M0,10 C-34,-16 -30,-60 0,-84 C30,-60 34,-16 0,10Z', turn ? '#4f9468' : '#67ad7e')}${line('M0,4 V-60', '#2f6f4b', 4)}</g>`,
    )
    .join('');
export const halfEgg = () =>
  oval(0, 0, 62, 46, c.white) + oval(0, 0, 62, 46, '#00000008') + dot(0, 0, 28, '#f0b43c') + dot(-8, -9, 7, '#fbe09a');
export const lemonWedge = () =>
  shape('M-70,-20 C-60,50 60,50 70,-20Z', c.mustard) +
  shape('M-58,-20 C-50,34 50,34 58,-20Z', '#fdf3c4') +
  shape('M-46,-20 L-6,-20 L-14,16 C-30,12 -42,0 -46,-20Z M46,-20 L6,-20 L14,16 C30,12 42,0 46,-20Z', '#f3d45c');
export const lime = () =>
  dot(0, 0, 46, '#7fae45') +
  dot(0, 0, 38, '#e6f0c0') +
  times(6, (i) => `<path transform="rotate(${i * 60})" d="M0,-6 L-13,-30 Q0,-38 13,-30Z" fill="#a9cc66"/>`);
/** @param {string} skin */
export const appleSlice = (skin = '#c9503f') =>
  shape('M-64,-16 C-50,50 50,50 64,-16 C30,6 -30,6 -64,-16Z', skin) +
  shape('M-62,-20 C-40,34 40,34 62,-20 C30,2 -30,2 -62,-20Z', '#fbeec6');
export const pineapple = () =>
  shape('M-30,-22 L26,-28 L34,22 L-20,28Z', '#f3cf54') + line('M-12,-18 L-4,18 M12,-20 L18,16', '#dcae34', 5);
/** A half-ring or a ring of onion. @param {string} color */
export const onionRing = (color = '#a8567a', r = 34) =>
  `<circle r="${r}" fill="none" stroke="${color}" stroke-width="8"/><circle r="${r - 9}" fill="none" stroke="#f1dbe6" stroke-width="6"/>`;
/** @param {string} color */
export const chicken = (color = '#e0ad6c') =>
  shape('M-46,4 C-50,-30 -10,-38 16,-30 C46,-26 56,4 36,24 C10,38 -40,34 -46,4Z', color) +
  line('M-26,-10 C-10,-18 10,-16 24,-8', '#ffffff55', 7);
/** A leg of chicken. */
export const drumstick = () =>
  line('M60,40 L104,72', '#dcc9a6', 28) +
  dot(108, 68, 17, '#dcc9a6') +
  dot(100, 82, 17, '#dcc9a6') +
  line('M60,40 L104,72', '#faf3e4', 18) +
  dot(108, 68, 12, '#faf3e4') +
  dot(100, 82, 12, '#faf3e4') +
  shape('M-90,-20 C-86,-80 0,-84 40,-40 C66,-10 90,30 66,48 C40,62 10,56 -20,54 C-70,50 -94,20 -90,-20Z', '#c98442') +
  line('M-60,-24 C-50,-50 -20,-58 6,-48', '#e3aa6a', 11);
export const meatball = (color = '#8f5433') =>
  dot(0, 0, 62, color) +
  line('M-34,-22 C-24,-40 0,-44 18,-38', '#b9774f', 12) +
  dot(16, 14, 6, darken(color, 0.8)) +
  dot(-14, 22, 5, darken(color, 0.8));
/** A roll of minced meat. */
export const meatRoll = () =>
  box(-78, -27, 156, 54, '#8f5433', 27) +
  line('M-50,-10 H36', '#b9774f', 9) +
  line('M-40,12 h14 M6,14 h14', '#743f24', 5);
export const shrimp = () =>
  line('M-30,24 C-56,-10 -30,-46 8,-40 C36,-34 40,-4 22,8', '#f2a189', 28) +
  line('M-42,0 l18,-4 M-32,-30 l14,12 M-4,-40 l2,18', '#fbd3c4', 5) +
  shape('M12,4 L36,28 L4,30Z', '#e2765c');
/** A whole green bean. */
export const bean = (color = '#5f9a48') =>
  line('M-50,8 Q0,-16 50,4', color, 15) + line('M-50,8 l-9,4', darken(color, 0.8), 6);
export const boiledPotato = () => oval(0, 0, 52, 40, '#efd489') + oval(-10, -10, 26, 14, '#f8e6b0');
export const wedge = () =>
  shape('M-74,14 C-50,-34 50,-34 74,14 C40,34 -40,34 -74,14Z', '#d99a3e') +
  shape('M-66,10 C-44,-22 44,-22 66,10 C36,20 -36,20 -66,10Z', '#f3cf7c');
export const raspberry = () =>
  dot(0, 0, 24, '#cf3f55') +
  times(6, (i) => dot(Math.round(Math.cos(i) * 13), Math.round(Math.sin(i) * 13), 7, i % 2 ? '#e0687a' : '#b92f47'));
export const strawberry = () =>
  shape('M0,44 C-46,14 -48,-34 0,-32 C48,-34 46,14 0,44Z', '#d8414a') +
  shape('M0,30 C-22,10 -24,-14 0,-14 C24,-14 22,10 0,30Z', '#f29a98') +
  shape('M-28,-30 L0,-22 L28,-30 L10,-44 H-10Z', c.leaf);
export const cherry = () =>
  line('M0,-16 C4,-50 16,-66 34,-76', c.moss, 6) + dot(0, 0, 28, '#8f1f33') + dot(-8, -9, 8, '#ffffff66');
export const radish = () => dot(0, 0, 36, '#cf3f66') + dot(0, 0, 30, '#fdf3f4');
/** @param {string} color */
export const pepperStrip = (color = '#d84a3a') =>
  line('M-34,8 Q0,-22 36,2', color, 16) + line('M-26,2 Q0,-18 24,-2', '#ffffff55', 4);
export const icecube = () =>
  box(-52, -52, 104, 104, '#cfe8f2', 20) +
  box(-36, -36, 72, 72, '#e9f6fa', 14) +
  line('M-30,-22 L-14,-34', '#ffffff', 9);
export const floret = (color = '#f4ead2') =>
  box(-9, 4, 18, 34, darken(color, 0.92), 8) +
  dot(-24, 0, 22, color) +
  dot(24, 0, 22, color) +
  dot(0, -18, 27, color) +
  dot(-8, -22, 6, darken(color, 0.92)) +
  dot(16, -4, 6, darken(color, 0.92));
/** A ring or half of a leek. */
export const leek = () => dot(0, 0, 30, '#8fbf6a') + dot(0, 0, 23, '#dcebb6') + dot(0, 0, 12, '#b9d98c');
/** A toasted slice seen from above. */
export const toast = (color = '#d99a4e') =>
  shape(
    'M-100,90 V-40 C-130,-70 -96,-116 -50,-108 C-20,-116 20,-116 50,-108 C96,-116 130,-70 100,-40 V90 Q0,102 -100,90Z',
    darken(color, 0.84),
  ) +
  shape(
    'M-84,76 V-40 C-108,-62 -82,-98 -46,-92 C-16,-98 16,-98 46,-92 C82,-98 108,-62 84,-40 V76 Q0,86 -84,76Z',
    color,
  );
/** Cinnamon stick. */
export const cinnamon = () =>
  box(-110, -20, 220, 40, '#9a5d33', 20) + line('M-90,-4 H90', '#c08a58', 7) + dot(104, 0, 10, '#6f4022');
/** A whole sausage. */
export const sausage = () =>
  line('M-150,40 C-130,-70 110,-90 150,20', '#a65436', 62) + line('M-120,4 C-80,-60 60,-70 110,-20', '#c97c58', 12);
/** A pepper cut in half lengthwise, to be filled. @param {string} filling */
export const filledPepper = (filling, color = '#cf4a38') =>
  shape('M-110,0 C-120,-80 -50,-100 0,-84 C60,-100 124,-80 112,0 C104,70 50,96 0,84 C-50,96 -104,70 -110,0Z', color) +
  shape('M-84,0 C-90,-54 -40,-70 0,-60 C44,-70 92,-54 84,0 C78,48 40,66 0,58 C-40,66 -78,48 -84,0Z', filling) +
  line('M0,-86 C0,-104 10,-112 18,-116', c.moss, 14);
/** A heap of rice. */
export const rice = (rx = 110, ry = 84) =>
  mound(rx, ry, '#f4efe1', 2) +
  grains(46, rx * 0.88, ry * 0.84, '#ffffff', 16, 9) +
  grains(26, rx * 0.8, ry * 0.8, '#ddd5c2', 14, 6);
