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

/** A round cell or germ with knobs. @param {string} color */
export function germ(color = c.plum) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315].map(
    (turn) => `<path transform="rotate(${turn})" d="M0,-36 V-62" stroke="${color}" stroke-width="12"/>`,
  );
  return rays.join('') + dot(0, 0, 42, color) + dot(-12, -10, 9, '#ffffff44') + dot(14, 12, 6, '#ffffff44');
}
