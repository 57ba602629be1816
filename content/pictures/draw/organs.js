import { c } from './palette.js';
import { at, dot, line, mirrored, shape } from './shapes.js';

const BEAN =
  'M-14,-92 C40,-98 66,-56 48,-24 C36,-4 36,10 48,28 C66,62 36,100 -14,94 C-64,86 -82,42 -82,0 C-82,-44 -64,-86 -14,-92Z';

/** A kidney with its hollow to the right, some 150 wide and 190 high. */
export function kidney(color = '#cf6a58', light = '#e59484') {
  return shape(BEAN, color) + line('M-56,-30 C-52,-54 -40,-68 -20,-72', light, 12);
}

/** A kidney cut open: the bark, the pyramids and the hollow where the urine gathers. */
export function kidneyInside() {
  const pyramids = [
    [-18, -52, -60],
    [-46, -18, -20],
    [-46, 22, 20],
    [-18, 56, 60],
  ];
  return (
    shape(BEAN, '#cf6a58') +
    pyramids
      .map(
        ([x, y, turn]) =>
          `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-18,-16 Q-26,0 -18,16 L22,0Z" fill="#f0ab9b"/>`,
      )
      .join('') +
    shape('M52,-8 C20,-8 12,-44 -4,-32 C-2,-14 -22,-12 -22,2 C-22,16 -2,18 -4,36 C12,48 20,12 52,12Z', '#f8dc9a')
  );
}

/** Both kidneys with their ureters and the bladder, round the middle between the kidneys. */
export function kidneys(left = kidney(), right = kidney()) {
  return (
    line('M-118,6 C-64,26 -58,120 -44,230 M118,6 C64,26 58,120 44,230', '#f3cf87', 18) +
    shape('M-78,222 C-70,190 70,190 78,222 C92,286 54,338 0,340 C-54,338 -92,286 -78,222Z', '#f6dc9c') +
    shape('M-76,262 C-40,248 30,278 78,258 C84,300 48,338 0,340 C-48,338 -82,300 -76,262Z', '#ecc15c') +
    at(-164, 0, 1, left) +
    mirrored(164, 0, 1, right)
  );
}

/** @param {string} color */
export function heart(color = c.coral) {
  return shape('M0,90 C-130,0 -100,-90 -46,-86 C-18,-84 -4,-62 0,-44 C4,-62 18,-84 46,-86 C100,-90 130,0 0,90Z', color);
}

/** @param {string} color */
export function drop(color = c.coral) {
  return (
    shape('M0,-90 C34,-40 66,-6 66,34 C66,72 36,98 0,98 C-36,98 -66,72 -66,34 C-66,-6 -34,-40 0,-90Z', color) +
    line('M-36,40 C-34,58 -24,68 -10,72', '#ffffff88', 10)
  );
}

/** @param {string} color */
export function shield(color = c.petrol) {
  return (
    shape(
      'M0,-150 C50,-118 96,-110 130,-110 C136,30 90,120 0,165 C-90,120 -136,30 -130,-110 C-96,-110 -50,-118 0,-150Z',
      color,
    ) + shape('M0,-118 C-40,-94 -72,-86 -100,-84 C-102,20 -70,90 0,128Z', '#ffffff22')
  );
}

/** A white blood cell: pale, with a nucleus in lobes, some 150 wide. */
export function whiteCell() {
  return (
    dot(0, 0, 76, '#fffdf9') +
    line('M-26,-22 Q10,-6 26,-24 Q18,12 -4,30', '#8f6f96', 38) +
    line('M-60,-18 Q-56,-46 -30,-58', '#ddd5e4', 9)
  );
}

/** A germ with knobs. @param {string} color */
export function germ(color = c.plum) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => `<path transform="rotate(${turn})" d="M0,-36 V-62" stroke="${color}" stroke-width="12"/>`,
  );
  return rays.join('') + dot(0, 0, 42, color) + dot(-12, -10, 9, '#ffffff44') + dot(14, 12, 6, '#ffffff44');
}

/** The outline of a body from the neck (660 to 780) to the bottom of the picture, in the middle of it. */
export const TRUNK =
  'M480,960 C500,800 420,640 400,440 C392,300 470,210 610,180 C650,166 660,130 660,-10 H780 C780,130 780,166 830,180 C970,210 1048,300 1040,440 C1020,640 940,800 960,960Z';

/** Both lungs with the windpipe, round the place where it forks; some 420 wide. @param {string} color */
export function lungs(color = '#eba797', edge = '#d98675') {
  const lung =
    shape(
      'M-28,-70 C-60,-160 -120,-170 -158,-90 C-208,10 -216,110 -198,168 C-188,198 -110,186 -58,146 C-34,126 -30,40 -28,-70Z',
      color,
    ) + line('M-60,6 C-90,30 -110,70 -120,110 M-84,34 L-130,40', edge, 11);
  return line('M0,-190 V-50 L-52,4 M0,-50 L52,4', '#f3d9c4', 28) + lung + mirrored(0, 0, 1, lung);
}

/** A liver, some 330 wide, round its middle. */
export function liver(color = '#b5654f') {
  return (
    shape(
      'M-160,-20 C-160,-90 -80,-110 -20,-96 C60,-84 120,-80 170,-60 C160,-20 100,-6 50,20 C0,50 -40,96 -100,96 C-150,92 -160,40 -160,-20Z',
      color,
    ) +
    line('M-126,-30 C-122,-60 -96,-72 -66,-74', '#d08a72', 13) +
    line('M30,-80 C26,-40 20,-10 10,30', '#9c5240', 7)
  );
}

/** Brains from the side, some 180 wide, round their middle. */
export function brain(color = '#e7a9a6') {
  return (
    shape(
      'M-86,20 C-110,-30 -70,-80 -20,-76 C30,-92 92,-60 88,-6 C100,30 70,56 40,52 L34,84 H10 L6,54 C-30,66 -74,56 -86,20Z',
      color,
    ) + line('M-56,0 C-40,-30 -20,-10 -6,-34 M6,10 C20,-14 40,0 54,-26 M-40,30 C-24,16 -10,30 6,20', '#cc807f', 7)
  );
}
